import type { Sensitivity } from '@webmcp/contract';
import { containsPhrase, phrases, preparePhrase, prepareText, vocabularies } from '@webmcp/text';

/** The part of a field that is read. */
interface Named {
  key: string;
  label: string;
  sensitive?: Sensitivity;
}

/**
 * Marks the date until which a card is valid. "Gültig bis" and "Valid until" are dates of vouchers too. So the words count
 * only beside a field for the data of a card or an account.
 */
export function withCardDates<F extends Named>(fields: readonly F[]): F[] {
  const isOfCard = fields.some(({ sensitive }) => sensitive === 'payment');
  return fields.map((field) =>
    isOfCard && field.sensitive === undefined && [field.label, field.key].some(namesDate)
      ? { ...field, sensitive: 'payment' }
      : field,
  );
}

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const dates = phrases('cardDate', vocabularies).map((phrase) => preparePhrase(unaccented(phrase)));

function namesDate(text: string): boolean {
  const prepared = prepareText(unaccented(text));
  return dates.some((date) => containsPhrase(prepared, date));
}
