// Keeps the page itself on the device, so that it opens at once and without a network. What the server says is never
// kept: a table is shown only as it is.

const VERSION = "VERSION";
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(others)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    // The newest page if there is a network, the kept one if not.
    event.respondWith(fetch(request).catch(() => caches.match("/")));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// Somebody pressed a notice about a table: to its tab, or to a new one.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  const path = notification.data;
  notification.close();
  const lead = (tabs) => {
    const tab = tabs.find((one) => new URL(one.url).pathname === path);
    return tab ? tab.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(lead));
});
