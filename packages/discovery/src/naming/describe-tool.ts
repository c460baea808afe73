import type { Field, Risk, ToolKind } from '@webmcp/contract';

/** What a description is made from. */
export interface DescribedTool {
  kind: ToolKind;
  title: string;
  section: string;
  fields: readonly Pick<Field, 'label' | 'sensitive' | 'key'>[];
  rowParam?: string;
  risk: Risk;
}

const risks = {
  safe: '',
  caution: '',
  destructive: ' This cannot be undone or moves money; the user is asked first.',
} as const;

/** One or two sentences for an agent: what the tool does, on what, what it leaves to the user, and how serious it
 * is. The inputs stand in its schema. */
export function describeTool({ kind, title, section, fields, rowParam, risk }: DescribedTool): string {
  const where = section === '' || section === title ? '' : ` in "${section}"`;
  return `${opening(kind, title, where, rowParam)}${leftToUser(fields)}${risks[risk.level]}`;
}

function opening(kind: ToolKind, title: string, where: string, rowParam: string | undefined): string {
  switch (kind) {
    case 'form':
      return `Fills in and submits "${title}"${where}.`;
    case 'row-action':
      return `Does "${title}"${where} on the row that the parameter "${rowParam ?? 'row'}" names by its text.`;
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
