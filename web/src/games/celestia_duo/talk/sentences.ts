import { t } from "../../../words/words.svelte.ts";

/** A phrase of a talk window in words, as `use-smoke` names it. */
export const phraseText = (phrase: string): string => t(`celestia-duo-phrase-${phrase}`);

/** A statement about a hand in words, as `have whip` or `all-kinds` name it. */
export function statementText(statement: string): string {
  const [form = "", kind] = statement.split(" ");
  // Those about no kind of card say nothing of one.
  const card = kind === undefined ? "" : amountOf(form, kind);
  return t(`celestia-duo-statement-${form}`, { card });
}

/** A kind of card as it follows "I have" or "I have no". */
export function amountOf(form: string, kind: string): string {
  const amount = form === "have" ? `some-${kind}` : `no-${kind}`;
  return t(`celestia-duo-amount-${amount}`);
}

/** Something that somebody says, between the marks that the language uses. */
export const quoted = (phrase: string): string => t("celestia-duo-zone-quote", { phrase });
