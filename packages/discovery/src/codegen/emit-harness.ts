import type { ClickStep, Selector, Target } from '@webmcp/contract';
import { parseRoleSelector } from '@webmcp/text';

/** One state to be written down. */
export interface HarnessCase {
  id: string;
  route: string;
  /** What is clicked, in order; none where the route alone shows it. */
  clicks: readonly Omit<ClickStep, 'do'>[];
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
    ...clicks.map((click) => `await page.${clickedIn(click, testIdAttributes)}.click();`),
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

/** In a list the opener of the first row that has one. */
function clickedIn({ target, row }: Omit<ClickStep, 'do'>, testIdAttributes: readonly string[]): string {
  if (row === undefined) return locatorOf(target, testIdAttributes);
  const holdsKey = ({ value }: Selector): boolean => value.replaceAll('{{', '').includes('{row}');
  const literal = (text: string): string => text.replace(/\{\{|\}\}/g, (two) => two[0]!);
  const plain = target.selectors.filter((selector) => !holdsKey(selector));
  const keyed = target.selectors.map(({ value }) => roleAndName(value)).find((parsed) => parsed !== null);
  // What has the row's own text in its name is found by the rest of it.
  const rest = (keyed?.name ?? '').split('{row}').toSorted((a, b) => b.length - a.length)[0]!;
  const found =
    plain.length === 0 && keyed !== undefined
      ? `getByRole(${quoted(keyed.role)}, { name: ${quoted(literal(rest.trim()))} })`
      : locatorOf(
          { ...target, selectors: plain.map((selector) => ({ ...selector, value: literal(selector.value) })) },
          testIdAttributes,
        );
  return `${locatorOf(row.rows, testIdAttributes)}.filter({ has: page.${found} }).first().${found}`;
}

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
      const parsed = roleAndName(value);
      if (parsed !== null) return byRole(parsed.role, parsed.name);
    }
  }
  return `locator(${quoted(selectors[0]?.value ?? '')})`;
}

/** The parts of a role selector whose role Playwright takes. */
function roleAndName(value: string): { role: string; name: string } | null {
  const parsed = parseRoleSelector(value);
  return parsed === undefined || !ariaRole.test(parsed.role) ? null : { role: parsed.role, name: parsed.name ?? '' };
}

function byRole(role: string, name: string): string {
  return `getByRole(${quoted(role)}${name === '' ? '' : `, { name: ${quoted(name)}, exact: true }`})`;
}

/** A text as a JavaScript string in single quotes. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
