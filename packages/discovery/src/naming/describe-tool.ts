import type { Field, Risk, ToolKind } from '@webmcp/contract';

/** What a description is made from. */
export interface DescribedTool {
  kind: ToolKind;
  title: string;
  section: string;
  fields: readonly Pick<Field, 'label' | 'sensitive' | 'key'>[];
  rowParam?: string;
  /** Whether it has an action that carries its fields out. */
  acts: boolean;
  /** Whether all that its action does is to open something, such as the form of another tool. */
  opens?: boolean;
  risk: Risk;
}

const risks = {
  safe: '',
  caution: '',
  destructive: ' This cannot be undone or moves money; the user is asked first.',
} as const;

/** One or two sentences for an agent: what the tool does, on what, what it leaves to the user, and how serious it
 * is. The inputs stand in its schema. */
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
      return `Goes to "${title}"${where}.`;
    case 'read':
      return `Reads "${title}"${where}.`;
    case 'action':
      return `${opens === true ? 'Opens' : 'Does'} "${title}"${where}.`;
  }
}

/** What the user fills in, which the schema does not tell; all else it does. */
function leftToUser(fields: DescribedTool['fields']): string {
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  return left.length === 0 ? '' : ` The user fills in: ${left.map(({ label, key }) => label || key).join(', ')}.`;
}
