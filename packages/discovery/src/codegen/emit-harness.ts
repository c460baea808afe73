import type { Target } from '@webmcp/contract';

/** One state to be written down. */
export interface HarnessCase {
  id: string;
  route: string;
  /** What is clicked, in order; none where the route alone shows it. */
  clicks: readonly Target[];
  /** What is there in the end and was not before. */
  shows?: { role: string; name: string };
  /** The state of the harness at hand whose set-up runs first. */
  after?: string;
}

export interface EmitHarnessOptions {
  /** Counted by `testid` selectors, in order. */
  testIdAttributes: readonly string[];
  /** Module specifier of the harness at hand, whose states are kept. */
  extend?: string;
}

/** A `webmcp.harness.ts` with these states, as a person would write it: by roles and names as far as they are unique. */
export function emitHarness(cases: readonly HarnessCase[], { testIdAttributes, extend }: EmitHarnessOptions): string {
  return [
    `import { defineHarness } from ${quoted('webmcp/harness')};`,
    ...(extend === undefined ? [] : ['', `import harness from ${quoted(extend)};`]),
    '',
    'export default defineHarness({',
    ...(extend === undefined ? [] : ['  ...harness,']),
    '  states: {',
    ...(extend === undefined ? [] : ['    ...harness.states,']),
    ...cases.flatMap((one) => stateLines(one, testIdAttributes)),
    '  },',
    '});',
    '',
  ].join('\n');
}

function stateLines({ id, route, clicks, shows, after }: HarnessCase, testIdAttributes: readonly string[]): string[] {
  const key = /^[a-z_$][\w$]*$/i.test(id) ? id : quoted(id);
  if (clicks.length === 0) return [`    ${key}: { route: ${quoted(route)} },`];
  const steps = [
    ...(after === undefined ? [] : [`await harness.states[${quoted(after)}].setup({ page });`]),
    ...clicks.map((target) => `await page.${locatorOf(target, testIdAttributes)}.click();`),
    ...(shows === undefined || shows.name === '' || !ariaRole.test(shows.role)
      ? []
      : [`await page.${byRole(shows.role, shows.name)}.first().waitFor();`]),
  ];
  return [
    `    ${key}: {`,
    `      route: ${quoted(route)},`,
    '      setup: async ({ page }) => {',
    ...steps.map((step) => `        ${step}`),
    '      },',
    '    },',
  ];
}

/** Roles that Playwright's `getByRole` takes; `generic` finds nothing of use. */
const ariaRole = /^(?!generic$|none$|presentation$)[a-z]+$/;

/** Roles before the rest: that is what a person sees and reads. */
const preference = ['role', 'label', 'testid', 'css'] as const;

function locatorOf({ selectors }: Target, testIdAttributes: readonly string[]): string {
  for (const strategy of preference) {
    for (const { strategy: kind, value } of selectors) {
      if (kind !== strategy) continue;
      if (kind === 'css') return `locator(${quoted(value)})`;
      if (kind === 'label') return `getByLabel(${quoted(value)}, { exact: true })`;
      if (kind === 'testid') {
        const css = testIdAttributes.map((attribute) => `[${attribute}=${JSON.stringify(value)}]`).join(', ');
        return `locator(${quoted(css)})`;
      }
      const parsed = /^([a-z]+)(?:\[name=("(?:[^"\\]|\\.)*")\])?$/.exec(value);
      if (parsed !== null && ariaRole.test(parsed[1]!))
        return byRole(parsed[1]!, parsed[2] === undefined ? '' : (JSON.parse(parsed[2]) as string));
    }
  }
  return `locator(${quoted(selectors[0]?.value ?? '')})`;
}

function byRole(role: string, name: string): string {
  return `getByRole(${quoted(role)}${name === '' ? '' : `, { name: ${quoted(name)}, exact: true }`})`;
}

/** A text as a JavaScript string in single quotes. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
