import type { Field, Risk, ToolKind } from '@webmcp/contract';

/** The facts of a tool that its description uses. */
export interface DescribedTool {
  kind: ToolKind;
  title: string;
  section: string;
  fields: readonly Pick<Field, 'label' | 'sensitive' | 'key'>[];
  rowParam?: string;
  /** True if an action submits the fields. */
  acts: boolean;
  /** True if the action only opens something, such as the form of another tool. */
  opens?: boolean;
  risk: Risk;
}

/** The sentences of descriptions. `of` is empty, or names the section: ` of "Your orders"`. */
const sentences = {
  sendsAsIs: (title: string, of: string) => `Submits "${title}"${of} as it is now. Takes no values.`,
  fillsAndSends: (title: string, of: string) => `Fills in the form${of} and presses "${title}".`,
  setsFields: (title: string) => `Sets the fields of "${title}" and submits nothing.`,
  opensForRow: (title: string, of: string) => `Opens "${title}" for one row${of}.`,
  pressesInRow: (title: string, of: string) => `Presses "${title}" in one row${of}.`,
  setsRow: (_: string, of: string) => `Sets fields in one row${of} and submits nothing.`,
  goes: (title: string, of: string) => `Goes to "${title}"${of}.`,
  reads: (title: string, of: string) => `Reads "${title}"${of} from the page.`,
  opens: (title: string, of: string) => `Opens "${title}"${of}.`,
  presses: (title: string, of: string) => `Presses "${title}"${of}.`,
} as const;

/** The sentences about an answer. */
const answers = {
  opened: ' Returns the fields that then appear.',
  pressed: ' Returns what the page then says.',
  read: ' Returns one part at a time, with the offset of the next part.',
} as const;

const asksFirst = ' Asks the user first, because it cannot be undone or moves money.';

/**
 * Describes a tool for an agent in full sentences. They name the act, its object, the parameter of a row, and the fields of
 * the user. They also name the question that comes first, and the answer. The schema describes the other inputs.
 */
export function describeTool(tool: DescribedTool): string {
  const { kind, title, section, fields, rowParam, risk } = tool;
  const of = section === '' || section === title ? '' : ` of "${section}"`;
  const sentence = sentenceOf(tool);
  if (kind === 'navigation' && fields.length > 0)
    return `Goes to the page that the parameter "${fields[0]?.key ?? ''}" names.`;
  return [
    sentences[sentence](title, of),
    kind === 'row-action' ? ` The parameter "${rowParam ?? 'row'}" takes the text that names the row.` : '',
    leftToUser(fields),
    risk.level === 'destructive' ? asksFirst : '',
    answerOf(sentence),
  ].join('');
}

function sentenceOf({ kind, fields, acts, opens }: DescribedTool): keyof typeof sentences {
  switch (kind) {
    case 'form':
      if (!acts) return 'setsFields';
      return fields.length === 0 ? 'sendsAsIs' : 'fillsAndSends';
    case 'row-action':
      if (opens === true) return 'opensForRow';
      return acts ? 'pressesInRow' : 'setsRow';
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

/** Names the sensitive fields, which the schema leaves out and the user fills in. */
function leftToUser(fields: DescribedTool['fields']): string {
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  return left.length === 0 ? '' : ` The user fills in ${left.map(({ label, key }) => `"${label || key}"`).join(', ')}.`;
}
