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
  risk: Risk;
}

const risks = {
  safe: '',
  caution: '',
  destructive: ' This cannot be undone or moves money; the user is asked first.',
} as const;

/** One or two sentences for an agent: what the tool does, on what, what it leaves to the user, and how serious it
 * is. The inputs stand in its schema. */
export function describeTool({ kind, title, section, fields, rowParam, acts, risk }: DescribedTool): string {
  const where = section === '' || section === title ? '' : ` in "${section}"`;
  return `${opening(kind, title, where, rowParam, acts)}${leftToUser(fields)}${risks[risk.level]}`;
}

function opening(kind: ToolKind, title: string, where: string, rowParam: string | undefined, acts: boolean): string {
  const row = ` the row that the parameter "${rowParam ?? 'row'}" names by its text`;
  switch (kind) {
    case 'form':
      return acts ? `Fills in and submits "${title}"${where}.` : `Fills in "${title}"${where}; submits nothing.`;
    case 'row-action':
      return acts ? `Does "${title}"${where} on${row}.` : `Sets fields of${row}${where}; submits nothing.`;
    case 'navigation':
      return `Goes to "${title}"${where}.`;
    case 'read':
      return `Reads "${title}"${where}.`;
    case 'action':
      return `Does "${title}"${where}.`;
  }
}

/** What the user fills in, which the schema does not tell; all else it does. */
function leftToUser(fields: DescribedTool['fields']): string {
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  return left.length === 0 ? '' : ` The user fills in: ${left.map(({ label, key }) => label || key).join(', ')}.`;
}
