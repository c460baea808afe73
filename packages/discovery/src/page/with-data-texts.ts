import { foldText } from '@webmcp/text';

import type { AppModel, Intent } from '../intents/model/intent.js';
import { isUnknown } from '../intents/model/is-unknown.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import type { IsWritten } from './is-written.js';

/** The part of an intent that decides about its texts on the pages. */
type Named = Pick<Intent, 'labels' | 'source'>;

/**
 * Notes the names on the pages that are data as a whole, such as the person's name on a button. The source does
 * not know such a name, and no file contains it. The name of a control in a row counts, too: it may be another text than
 * the key of the row.
 */
export function withDataTexts(appModel: AppModel, seen: MatchedElements, isWritten: IsWritten): AppModel {
  const dataIn = (named: Named, texts: readonly string[]): { dataTexts?: string[] } => {
    const found = mayShowData(named) ? texts.map(foldText).filter((text) => isData(text, named, isWritten)) : [];
    return found.length === 0 ? {} : { dataTexts: [...new Set(found)] };
  };
  return {
    ...appModel,
    intents: appModel.intents.map((intent) => {
      const texts = seen.ofIntent(intent.index).flatMap(({ element: { name, labels } }) => [name, ...labels]);
      return { ...intent, ...dataIn(intent, texts) };
    }),
  };
}

/**
 * Decides whether the page may show data in the place of a label: the source knows no word of the label. Scripts of a plain
 * page may fill any element. A text of a catalogue is known by its key. The name of an icon is no text of the page.
 */
const mayShowData = ({ labels, source }: Named): boolean =>
  labels.every(({ key }) => key === undefined) &&
  (/\.html?$/.test(source.file) ||
    labels.every((label) => label.from === 'icon' || isUnknown(label.parts ?? [label.text])));

/**
 * Decides whether no file contains a text, and the text has no word of a label. A library may add words of its own. A number
 * is data whatever the files contain.
 */
function isData(text: string, { labels }: Named, isWritten: IsWritten): boolean {
  const known = labels.flatMap(({ parts, text: whole }) => parts ?? [whole]).map((part) => foldText(part ?? ''));
  const hasKnown = known.some((part) => part !== '' && text.toLowerCase().includes(part.toLowerCase()));
  if (hasKnown) return false;
  return /\p{L}/u.test(text) ? isWritten(text) === false : /\p{N}/u.test(text);
}
