import { prefs } from "../prefs.svelte.ts";
import type {
  ActionInfo,
  Catalogue,
  Forgotten,
  GamePage,
  GuestChange,
  GuestInfo,
  Health,
  MatchRecord,
  NewTable,
  PlayOn,
  Problem,
  RecoveryCode,
  Rules,
  SheetInfo,
  Statistics,
  TablePage,
  Tables,
  Verified,
} from "../protocol.ts";
import { t } from "../words/words.svelte.ts";
import { Refusal } from "./problem.ts";

type Method = "GET" | "POST" | "PATCH";

async function call<A>(method: Method, path: string, body?: unknown): Promise<A> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", prefs.lang);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { "content-type": "application/json" },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
    });
  } catch {
    throw new Refusal(t("page-error-no-server"));
  }
  // Whatever stands between us and the server may answer with a page of its own.
  const found = await answer.json().then(
    (read) => read as A | Problem,
    () => null,
  );
  if (answer.ok && found !== null) return found as A;
  const problem = found as Problem | null;
  throw new Refusal(problem?.text ?? t("page-error-server", { status: answer.status }), problem);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const seat = (id: string, number: number): string => `${table(id)}/seats/${number}`;

/** The server's HTTP interface. Every call either answers or throws a Refusal. */
export const api = {
  games: () => call<GamePage[]>("GET", "/api/games"),
  actions: (game: string) => call<ActionInfo[]>("GET", `/api/games/${game}/actions`),
  rules: (game: string) => call<Rules>("GET", `/api/games/${game}/rules`),
  catalogue: (game: string) => call<Catalogue>("GET", `/api/games/${game}/catalogue`),
  guest: () => call<GuestInfo>("GET", "/api/guest"),
  changeGuest: (change: GuestChange) => call<GuestInfo>("PATCH", "/api/guest", change),
  recoveryCode: () => call<RecoveryCode>("POST", "/api/guest/recovery-code"),
  forget: () => call<Forgotten>("POST", "/api/guest/forget", { sure: true }),
  recover: (code: string) => call<GuestInfo>("POST", "/api/guest/recover", { code }),
  endOtherDevices: () => call<GuestInfo>("POST", "/api/guest/end-other-devices"),
  tables: () => call<Tables>("GET", "/api/guest/tables"),
  statistics: () => call<Statistics>("GET", "/api/guest/statistics"),
  newTable: (wanted: NewTable) => call<TablePage>("POST", "/api/tables", wanted),
  table: (id: string) => call<TablePage>("GET", table(id)),
  sheet: (id: string) => call<SheetInfo>("GET", `${table(id)}/sheet`),
  record: (id: string) => call<MatchRecord>("GET", `${table(id)}/record`),
  sit: (id: string, number: number, key: string | null) => call<TablePage>("POST", `${seat(id, number)}/sit`, { key }),
  leave: (id: string, number: number) => call<TablePage>("POST", `${seat(id, number)}/leave`),
  renew: (id: string, number: number) => call<TablePage>("POST", `${seat(id, number)}/renew`),
  bot: (id: string, number: number, bot: string) => call<TablePage>("POST", `${seat(id, number)}/bot`, { bot }),
  comeBack: (id: string, number: number) => call<TablePage>("POST", `${seat(id, number)}/return`),
  resign: (id: string, number: number) => call<TablePage>("POST", `${seat(id, number)}/resign`),
  rematch: (id: string) => call<TablePage>("POST", `${table(id)}/rematch`),
  playOn: (id: string, from: PlayOn) => call<TablePage>("POST", `${table(id)}/play-on`, from),
  health: () => call<Health>("GET", "/health"),
  verify: (record: string) => call<Verified>("POST", "/api/verify", record),
};
