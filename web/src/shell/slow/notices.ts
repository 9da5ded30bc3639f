import { router } from "../router.svelte.ts";

/** What the system shows of a table while nobody looks at the page. */
export interface Notice {
  title: string;
  body: string;
}

/** Only at a secure address does a browser let a page tell of something while it is in the background. */
export const canNotify = isSecureContext && "Notification" in window;

export const mayNotify = (): boolean => canNotify && Notification.permission === "granted";

/** Asks for permission; only after a press. */
export async function askLeave(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Shows a notice about a table in place of the last one about it; a press on it leads there. */
export async function notify(table: string, { title, body }: Notice): Promise<void> {
  if (!mayNotify()) return;
  const path = `/table/${table}`;
  const options = { body, tag: table, icon: "/icon-192.png", data: path };
  // On a phone only the service worker may; where there is none, the page shows it itself.
  if (await serviceWorker()) {
    // A worker that is still being installed cannot show anything yet.
    const worker = await navigator.serviceWorker.ready;
    return worker.showNotification(title, options);
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    if (location.pathname !== path) router.go(path);
    notice.close();
  };
}

/** Takes away what was shown about a table: somebody is looking at it. */
export async function hush(table: string): Promise<void> {
  if (!mayNotify()) return;
  const shown = await (await serviceWorker())?.getNotifications({ tag: table });
  for (const notice of shown ?? []) notice.close();
}

async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
