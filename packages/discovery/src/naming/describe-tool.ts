import type { Field, Risk, ToolKind } from '@webmcp/contract';

/** What a description is made from. */
export interface DescribedTool {
  kind: ToolKind;
  title: string;
  section: string;
  fields: readonly Pick<Field, 'label' | 'required' | 'sensitive' | 'key'>[];
  rowParam?: string;
  risk: Risk;
}

const risks = {
  safe: '',
  caution: '',
  destructive: ' This cannot be undone or moves money; the user is asked first.',
} as const;

/** One or two sentences for an agent: what the tool does, on what, with which inputs, and how serious it is. */
export function describeTool({ kind, title, section, fields, rowParam, risk }: DescribedTool): string {
  const where = section === '' || section === title ? '' : ` in "${section}"`;
  return `${opening(kind, title, where, rowParam)}${inputs(fields)}${risks[risk.level]}`;
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

function inputs(fields: DescribedTool['fields']): string {
  const open = fields.filter(({ sensitive }) => sensitive === undefined);
  const left = fields.filter(({ sensitive }) => sensitive !== undefined);
  const named = open.map(({ label, key, required }) => `${label || key}${required ? ' (required)' : ''}`).join(', ');
  const said = open.length === 0 ? '' : ` Fields: ${named}.`;
  return left.length === 0
    ? said
    : `${said} The user fills in: ${left.map(({ label, key }) => label || key).join(', ')}.`;
}
