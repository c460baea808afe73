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

const risks = {
  safe: '',
  caution: '',
  destructive: ' This cannot be undone or moves money; the user is asked first.',
} as const;

/**
 * Describes a tool for an agent in one or two sentences: its act, its object, the fields that the user fills in, and
 * whether the act is destructive. The schema describes the inputs.
 */
export function describeTool(tool: DescribedTool): string {
  const { title, section, fields, risk } = tool;
  const where = section === '' || section === title ? '' : ` in "${section}"`;
  return `${opening(tool, where)}${leftToUser(fields)}${risks[risk.level]}`;
}

function opening({ kind, title, fields, rowParam, acts, opens }: DescribedTool, where: string): string {
  const row = ` the row that the parameter "${rowParam ?? 'row'}" names by its text`;
  switch (kind) {
    case 'form':
      if (acts && fields.length === 0) return `Submits "${title}"${where} as it stands; fills in nothing.`;
      return acts ? `Fills in and submits "${title}"${where}.` : `Fills in "${title}"${where}; submits nothing.`;
    case 'row-action':
      if (opens === true) return `Opens "${title}"${where} for${row}.`;
      return acts ? `Does "${title}"${where} on${row}.` : `Sets fields of${row}${where}; submits nothing.`;
    case 'navigation':
      if (fields.length > 0) return `Goes to the page that the parameter "${fields[0]?.key ?? ''}" names.`;
      return `Goes to "${title}"${where}.`;
    case 'read':
      return `Reads "${title}"${where}.`;
    case 'action':
      return `${opens === true ? 'Opens' : 'Does'} "${title}"${where}.`;
  }
}

/** Names the sensitive fields, which the schema leaves out and the user fills in. */
function leftToUser(fields: DescribedTool['fields']): string {
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  return left.length === 0 ? '' : ` The user fills in: ${left.map(({ label, key }) => label || key).join(', ')}.`;
}
