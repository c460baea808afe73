import type { ClickStep, PageContainer, PageElement, PageSnapshot, Selector, Target } from '@webmcp/contract';
import { withRowKey } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';
import type { IsWritten } from '../page/is-written.js';
import { writtenStart } from '../page/written-start.js';
import { outsideTwins } from '../selectors/rows/outside-twins.js';
import { pictureOf } from '../selectors/on-picture.js';
import { proven, provenAt, ranked } from '../selectors/prove.js';
import { nearestRow, planRows, rowKey } from '../selectors/rows/row-plan.js';
import { literalInRow, searchedText, selectorWithRowKey } from '../selectors/row-text.js';
import { isSureContainer } from '../selectors/scope/is-sure-container.js';
import { targetFingerprint } from '../selectors/target-fingerprint.js';

/** The target of an opener, with its label; a row's text in the label is written as `{row}`. */
export interface OpenerTarget extends Omit<ClickStep, 'do'> {
  label: string;
}

/** The confidence from which a selector identifies an element, and not only a position (the threshold of maps). */
const identifying = 0.6;

/**
 * Returns the target of an opener. An opener in a row of a list is found in its row. The text of the row that showed it
 * is not needed. Undefined if no selector finds the opener alone. A text that no file contains is data: no selector
 * searches for it, and the label is its written beginning, else the role.
 *
 * @param isInRow false if the source writes the opener outside of every row: the items of a menu differ by their texts
 */
export function openerTarget(
  element: PageElement,
  snapshot: PageSnapshot,
  { isWritten, isInRow }: { isWritten: IsWritten; isInRow: boolean },
): OpenerTarget | undefined {
  const opener = openerWithData(element, snapshot, { isWritten, isInRow });
  if (opener === undefined || isWritten(opener.label) !== false || opener.label.includes('{row}')) return opener;
  const selectors = opener.target.selectors.filter((selector) => searchedText(selector) === null);
  const target = targetOf(selectors, element, (text) => (isWritten(text) === false ? null : text));
  const label = writtenStart(opener.label, isWritten) ?? element.role;
  return target === undefined ? undefined : { ...opener, label, target };
}

function openerWithData(
  element: PageElement,
  snapshot: PageSnapshot,
  { isWritten, isInRow }: { isWritten: IsWritten; isInRow: boolean },
): OpenerTarget | undefined {
  const label = element.labels[0] ?? element.name;
  const alone = targetOf(proven([{ element, scope: null }]), element);
  const isSure = isIdentifying(alone);
  if (!isInRow && isSure) return { label, target: alone };
  const inRow = inRowOpener(element, snapshot, isWritten);
  if (inRow !== undefined && !(isSure && inRow.label === label)) return inRow;
  const found = isSure
    ? { target: alone }
    : (besideTwins(element, snapshot, isWritten) ?? (alone && { target: alone }));
  return found && { label, ...found };
}

const isIdentifying = (target: Target | undefined): target is Target => (target?.confidence ?? 0) >= identifying;

type Found = Pick<OpenerTarget, 'target' | 'container' | 'outside'>;

/** Returns an opener outside of rows, where other parts of the page have the same button. */
function besideTwins(element: PageElement, snapshot: PageSnapshot, isWritten: IsWritten): Found | undefined {
  if (nearestRow(snapshot, element.chain) !== undefined) return undefined;
  const inside = openerInContainer(element, snapshot, isWritten);
  if (inside !== undefined) return inside;
  const isKept = (selector: Selector): boolean => isWritten(searchedText(selector) ?? '') !== false;
  const { selectors = [], outside = [] } = outsideTwins([{ element, snapshot }], isKept) ?? {};
  const target = targetOf(selectors, element);
  return isIdentifying(target) ? { target, outside } : undefined;
}

/** Returns the opener in the nearest container that the page identifies by words of the source. */
function openerInContainer(element: PageElement, snapshot: PageSnapshot, isWritten: IsWritten): Found | undefined {
  for (const index of element.chain) {
    const seen = containerAt(snapshot, index);
    if (seen === undefined || seen.kind === 'row') continue;
    const named = ranked(provenAt({ element: seen, scope: null })).filter(
      (selector) => isWritten(searchedText(selector) ?? '') !== false,
    );
    const container = targetOf(named, seen, (text) => (isWritten(text) === false ? null : text));
    const target = targetOf(proven([{ element, scope: index }]), element);
    if (container !== undefined && isSureContainer(container, identifying) && isIdentifying(target))
      return { container, target };
  }
  return undefined;
}

function inRowOpener(element: PageElement, snapshot: PageSnapshot, isWritten: IsWritten): OpenerTarget | undefined {
  const row = nearestRow(snapshot, element.chain);
  const plan = row === undefined ? null : planRows([{ snapshot, element }]);
  if (row === undefined || plan === null) return undefined;
  const keyOf = (number: number): string => plan.texts.get(rowKey(snapshot.state, number)) ?? '';
  const template = (text: string, number: number): string => withRowKey(text, keyOf(number)) ?? text;
  // A text that holds more of its record than the key differs in each row, and labels none of them.
  const isData = (text: string): boolean => text.includes('{row}') && isWritten(withoutRow(text)) === false;
  const labelOf = (one: PageElement, number: number): string => {
    const text = template(one.labels[0] ?? one.name, number);
    return isData(text) ? '' : text;
  };
  const label = labelOf(element, row.index);
  // A selector has to find the same opener in the other rows, too.
  const fellows = snapshot.elements.flatMap((other) => {
    const own = other.role === element.role ? nearestRow(snapshot, other.chain) : undefined;
    const isFellow = own?.row?.set === row.row?.set && own !== undefined && labelOf(other, own.index) === label;
    // Without a label, the picture distinguishes the openers of a row.
    return isFellow && (label !== '' || pictureOf(other) === pictureOf(element))
      ? [{ element: other, scope: own.index }]
      : [];
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

const withoutRow = (text: string): string => text.replaceAll('{row}', ' ').replace(/\s+/g, ' ').trim();

/** Removes the words around an opener from its fingerprint: the words belong to the opener's row. */
function withoutPlace({ fingerprint, ...target }: Target): Target {
  if (fingerprint === undefined) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  const unique = print.unique.filter((signal) => signal !== 'near' && signal !== 'twin');
  return { ...target, fingerprint: { ...print, unique } };
}

function targetOf(
  selectors: Target['selectors'],
  element: PageElement | PageContainer,
  keepText?: (text: string) => string | null,
): Target | undefined {
  const best = Math.max(0, ...selectors.map(({ score }) => score));
  if (best === 0) return undefined;
  const fingerprint = targetFingerprint([element], [], keepText);
  return { selectors, confidence: best, ...(fingerprint === undefined ? {} : { fingerprint }) };
}
