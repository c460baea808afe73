import type { Field, Risk, ToolKind } from '@webmcp/contract';
import { wordBudgets } from '@webmcp/text';

import { purposeOf } from './purpose-of.js';

/** The facts of a tool that its description uses. */
export interface DescribedTool {
  kind: ToolKind;
  /** The act with its object, as the rules name the tool: `cancel_order`. */
  act: string;
  title: string;
  /** The text on the control that the tool presses; '' if it is the title. */
  pressed?: string;
  /** The words of the icon, or the symbol, that is all that the control shows: `Plus`. */
  icon?: string;
  section: string;
  /** One thing of the rows: `order`; '' if no word names it. */
  thing?: string;
  fields: readonly Pick<Field, 'label' | 'sensitive' | 'key'>[];
  rowParam?: string;
  /** True if an action submits the fields. */
  acts: boolean;
  /** True if the action only opens something, such as the form of another tool. */
  opens?: boolean;
  risk: Risk;
  /** The known texts of the question that the app itself asks before it acts. */
  asks?: readonly string[];
  /** The routes on which the tool can be called. */
  routes?: readonly string[];
  /** The number of all routes of the app. */
  allRoutes?: number;
}

/** The texts of the sentences. `of` is empty, or names the section: ` of "Your orders"`. `one` is `one order`. */
interface Parts {
  title: string;
  pressed: string;
  /** The control that is pressed: `"Save"`, or `the icon "Plus"`. */
  press: string;
  of: string;
  in: string;
  one: string;
  fields: string;
}

/** The sentences about the act and its object. */
const sentences = {
  sendsAsIs: ({ press, of }: Parts) => `Submits ${press}${of} as it is now. Takes no values.`,
  fillsAndSends: ({ title, pressed, press, of }: Parts) =>
    title === pressed ? `Fills in the form${of} and presses ${press}.` : `Fills in "${title}" and presses ${press}.`,
  setsFields: ({ title, fields }: Parts) => `Sets ${fields || `the fields of "${title}"`} and submits nothing.`,
  opensForRow: ({ press, one, in: place }: Parts) => `Opens ${press} for ${one}${place}.`,
  fillsForRow: ({ title, pressed, press, one }: Parts) =>
    title === pressed
      ? `Fills in the form of ${one} and presses ${press}.`
      : `Fills in "${title}" for ${one} and presses ${press}.`,
  pressesInRow: ({ press, one, in: place }: Parts) => `Presses ${press} for ${one}${place}.`,
  setsRow: ({ fields, one, in: place }: Parts) => `Sets ${fields || 'a field'} of ${one}${place} and submits nothing.`,
  goes: ({ title, of }: Parts) => `Opens the page "${title}"${of}.`,
  reads: ({ title, of }: Parts) => `Reads "${title}"${of} from the page.`,
  opens: ({ press, of }: Parts) => `Opens ${press}${of}.`,
  presses: ({ press, of }: Parts) => `Presses ${press}${of}.`,
} as const;

/** The sentences about an answer. */
const answers = {
  opened: 'Returns the fields that then appear.',
  pressed: 'Returns what the page then says.',
  read: 'Returns one part at a time, with the offset of the next part.',
} as const;

const asksFirst = 'Asks the user first, because it cannot be undone or moves money.';
const asksToo = 'Asks the user first, as the app does.';

/** The most labels and routes that a description names. */
const most = { labels: 5, routes: 2 };

/** The most characters of one text of the app in a description. */
const longestText = 80;

/**
 * Describes a tool for an agent in full sentences. They name the purpose, the press, its object and the parameter of a row.
 * They name the fields of the user, the question that comes first, the pages of the tool, and the answer. The schema
 * describes the other inputs. A description that is too long loses its last sentences.
 */
export function describeTool(tool: DescribedTool): string {
  const { kind, fields, rowParam, risk } = tool;
  const sentence = sentenceOf(tool);
  if (kind === 'navigation' && fields.length > 0)
    return `Opens the page that the parameter "${fields[0]?.key ?? ''}" names.`;
  const all = [
    purposeIn(tool),
    sentences[sentence](partsOf(tool)),
    kind === 'row-action' ? `The parameter "${rowParam ?? 'row'}" takes the text that names it.` : '',
    leftToUser(fields),
    risk.level === 'destructive' ? asksFirst : tool.asks !== undefined ? asksToo : '',
    questionIn(tool.asks),
    calledOn(tool),
    answerOf(sentence),
  ].filter((each) => each !== '');
  while (all.length > 1 && all.join(' ').length > wordBudgets.description) all.pop();
  return all.join(' ');
}

/** Returns the longest text of the app's question. It may name what a button with a short word ends. */
function questionIn(asks: readonly string[] = []): string {
  const [longest = ''] = asks.toSorted((one, other) => other.length - one.length);
  return longest === '' ? '' : `The app asks "${clipped(longest)}".`;
}

/** Returns the purpose of a tool that does something. A tool that opens something, or leaves the rest to do, has none. */
function purposeIn({ kind, act, thing = '', fields, acts, opens }: DescribedTool): string {
  const isWhole = acts || (fields.length > 0 && kind === 'row-action');
  if (opens === true || !isWhole || kind === 'navigation' || kind === 'read') return '';
  return purposeOf({ act, thing: kind === 'row-action' ? thing : '' });
}

function partsOf({ title, pressed = '', icon = '', section, thing = '', fields }: DescribedTool): Parts {
  const place = section === '' || section === title || section === pressed ? '' : `"${clipped(section)}"`;
  const labels = fields
    .filter(({ sensitive }) => sensitive === undefined)
    .map(({ label, key }) => `"${clipped(label || key)}"`);
  const named = labels.slice(0, most.labels);
  return {
    title: clipped(title),
    pressed: clipped(pressed || title),
    // Without code that names the act, the text is the words of the icon.
    press:
      icon !== '' && (pressed === '' || pressed === icon)
        ? `the icon "${clipped(icon)}"`
        : `"${clipped(pressed || title)}"`,
    of: place === '' ? '' : ` of ${place}`,
    in: place === '' ? '' : ` in ${place}`,
    one: `one ${thing || 'row'}`,
    fields:
      labels.length > most.labels
        ? `${named.join(', ')} and ${labels.length - most.labels} more fields`
        : joined(named),
  };
}

function sentenceOf({ kind, fields, acts, opens }: DescribedTool): keyof typeof sentences {
  switch (kind) {
    case 'form':
      if (!acts) return 'setsFields';
      return fields.length === 0 ? 'sendsAsIs' : 'fillsAndSends';
    case 'row-action':
      if (opens === true) return 'opensForRow';
      if (!acts) return 'setsRow';
      return fields.length === 0 ? 'pressesInRow' : 'fillsForRow';
    case 'navigation':
      return 'goes';
    case 'read':
      return 'reads';
    case 'action':
      return opens === true ? 'opens' : 'presses';
  }
}

function answerOf(sentence: keyof typeof sentences): string {
  if (sentence === 'reads') return answers.read;
  if (sentence === 'opens' || sentence === 'opensForRow') return answers.opened;
  return ['goes', 'setsFields', 'setsRow'].includes(sentence) ? '' : answers.pressed;
}

/** Names the pages on which the tool can be called. A link may be on each page, and the agent sees it there. */
function calledOn({ kind, routes = [], allRoutes = 0 }: DescribedTool): string {
  if (routes.length === 0 || kind === 'navigation' || allRoutes < 2) return '';
  if (routes.length === allRoutes) return 'Can be called on every page.';
  if (routes.length > most.routes) return `Can be called on ${routes.length} pages, such as ${clipped(routes[0]!)}.`;
  return `Can be called on ${joined(routes.map(clipped))}.`;
}

/** Names the sensitive fields, which the schema leaves out and the user fills in. */
function leftToUser(fields: DescribedTool['fields']): string {
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  const labels = left.map(({ label, key }) => `"${clipped(label || key)}"`);
  return labels.length === 0 ? '' : `The user fills in ${joined(labels.slice(0, most.labels))}.`;
}

/** Joins texts as a person lists them: `a, b and c`. */
const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`;

const clipped = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);
