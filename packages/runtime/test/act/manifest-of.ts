import type { JsonSchema, Manifest, ManifestField, ManifestTarget, ManifestTool, Selector } from '@webmcp/contract';

const scores = { testid: 1, label: 0.8, role: 0.6, css: 0.5 };

/** Creates a target from selectors written as `label:Email`, `role:button[name="Save"]`, `testid:x`, `css:#x`. */
export function target(...texts: string[]): ManifestTarget {
  const selectors = texts.map((text): Selector => {
    const [, strategy, value] = /^(\w+):(.*)$/s.exec(text) as unknown as [string, Selector['strategy'], string];
    return { strategy, value, score: scores[strategy] };
  });
  return { selectors, confidence: selectors[0]?.score ?? 0 };
}

/** Creates a field that is found by its label. */
export function field(
  key: string,
  label: string,
  schema: JsonSchema = { type: 'string' },
  more: Partial<ManifestField> = {},
): ManifestField {
  return { ...target(`label:${label}`), key, label, role: 'textbox', schema, required: false, ...more };
}

/** Creates a safe tool without fields. `more` overrides its properties. */
export function tool(name: string, more: Partial<ManifestTool> = {}): ManifestTool {
  return {
    id: `wm_${name}`,
    name,
    title: name,
    description: `Does ${name}.`,
    kind: 'form',
    risk: { level: 'safe', reasons: [] },
    states: [],
    fields: [],
    ...more,
  };
}

export function manifestOf(...tools: ManifestTool[]): Manifest {
  return { version: 1, testIdAttributes: ['data-mcp', 'data-testid'], states: [], tools };
}
