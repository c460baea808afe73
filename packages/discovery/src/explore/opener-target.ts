import type { ClickStep, PageElement, PageSnapshot, Target } from '@webmcp/contract';
import { withRowKey } from '@webmcp/text';

import { proven, provenAt } from '../selectors/prove.js';
import { nearestRow, planRows, rowKey } from '../selectors/rows/row-plan.js';
import { literalInRow, searchedText, selectorWithRowKey } from '../selectors/row-text.js';
import { targetFingerprint } from '../selectors/target-fingerprint.js';

/** What is pressed to open something, and what it is called without the text of a row. */
export interface OpenerTarget extends Omit<ClickStep, 'do'> {
  label: string;
}

/** From here on a selector says what an element is, not where it stands (the threshold of maps). */
const telling = 0.6;

/**
 * How an opener is found. One that stands in each row of a list is found in its row, and says nothing of the row that it
 * was seen in; undefined where nothing finds it alone.
 */
export function openerTarget(element: PageElement, snapshot: PageSnapshot): OpenerTarget | undefined {
  const label = element.labels[0] ?? element.name;
  const alone = targetOf(proven([{ element, scope: null }]), element);
  const inRow = inRowOpener(element, snapshot);
  const isOwn = alone !== undefined && alone.confidence >= telling && (inRow === undefined || inRow.label === label);
  if (inRow !== undefined && !isOwn) return inRow;
  return alone === undefined ? undefined : { label, target: alone };
}

function inRowOpener(element: PageElement, snapshot: PageSnapshot): OpenerTarget | undefined {
  const row = nearestRow(snapshot, element.chain);
  const plan = row === undefined ? null : planRows([{ snapshot, element }]);
  if (row === undefined || plan === null) return undefined;
  const keyOf = (number: number): string => plan.texts.get(rowKey(snapshot.state, number)) ?? '';
  const template = (text: string, number: number): string => withRowKey(text, keyOf(number)) ?? text;
  const labelOf = (one: PageElement, number: number): string => template(one.labels[0] ?? one.name, number);
  const label = labelOf(element, row.index);
  // The same opener in the other rows: what finds it has to find it there too.
  const fellows = snapshot.elements.flatMap((other) => {
    const own = other.role === element.role ? nearestRow(snapshot, other.chain) : undefined;
    const isFellow = own?.row?.set === row.row?.set && own !== undefined && labelOf(other, own.index) === label;
    return isFellow ? [{ element: other, scope: own.index }] : [];
  });
  const inAll = fellows.map(({ element: other, scope }) =>
    provenAt({ element: other, scope }).map((selector) => {
      const isKeyed = withRowKey(searchedText(selector) ?? '', keyOf(scope)) !== null;
      return isKeyed ? selectorWithRowKey(selector, keyOf(scope))! : literalInRow(selector);
    }),
  );
  const [own = [], ...rest] = inAll;
  const shared = own.filter(({ strategy, value }) =>
    rest.every((selectors) => selectors.some((other) => other.strategy === strategy && other.value === value)),
  );
  const target = targetOf(shared, element, (text) => template(text, row.index));
  if (target === undefined) return undefined;
  return { label, target: withoutPlace(target), row: { rows: plan.rows, key: plan.key } };
}

/** What stands around it is the row that it was seen in. */
function withoutPlace({ fingerprint, ...target }: Target): Target {
  if (fingerprint === undefined) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  const unique = print.unique.filter((signal) => signal !== 'near' && signal !== 'twin');
  return { ...target, fingerprint: { ...print, unique } };
}

function targetOf(
  selectors: Target['selectors'],
  element: PageElement,
  keepText?: (text: string) => string,
): Target | undefined {
  const best = Math.max(0, ...selectors.map(({ score }) => score));
  if (best === 0) return undefined;
  const fingerprint = targetFingerprint([element], [], keepText);
  return { selectors, confidence: best, ...(fingerprint === undefined ? {} : { fingerprint }) };
}
