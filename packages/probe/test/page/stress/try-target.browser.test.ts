import type { Manifest, ManifestTool, Target } from '@webmcp/contract';
import { describe as describeTarget } from '@webmcp/runtime/page';
import { expect, it } from 'vitest';
import { tryTarget, type Trial } from '../../../src/page/stress/try-target.js';
import { show } from '../fixture.js';

const tool = (action: Target, more: Partial<ManifestTool> = {}): ManifestTool => ({
  id: 'wm_1',
  name: 'act',
  title: 'Act',
  description: 'Acts.',
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  states: ['home'],
  fields: [],
  action,
  ...more,
});
const manifestOf = (...tools: ManifestTool[]): Manifest => ({
  version: 1,
  testIdAttributes: ['data-mcp', 'data-testid'],
  states: [{ id: 'home', route: '/' }],
  tools,
});
const trials = (of: ManifestTool, seed = 'seed'): Trial[] =>
  tryTarget({ tool: of, target: of.action!, inside: [], inRow: of.row !== undefined }, manifestOf(of), seed);
const under = (list: Trial[], verdict: Trial['verdict']): string[] =>
  list.filter((trial) => trial.verdict === verdict).map(({ mutation }) => mutation);

const page = `<main><form aria-label="Order"><label>Your name <input name="who"></label>
  <button>Order the cake</button><button type="button">Clear it all</button></form></main><footer>…</footer>`;

it('finds a described button under most mutations, takes no other element, and restores the page', () => {
  const body = show(page);
  const pristine = body.innerHTML;
  const list = trials(tool(describeTarget(body.querySelector('button')!)));
  expect(list.length).toBeGreaterThan(10);
  expect(under(list, 'wrong')).toEqual([]);
  expect(under(list, 'survived')).toEqual(
    expect.arrayContaining(['none', 'wrapper inserted', 'full clone with testid', 'removed']),
  );
  expect(under(list, 'abstained')).toContain('language switched');
  expect(body.innerHTML).toBe(pristine);
});

it('counts a wrong element for a target that is described only by its position', () => {
  const body = show(page);
  const place: Target = {
    selectors: [{ strategy: 'css', value: 'form > button:first-of-type', score: 0.5 }],
    confidence: 0.5,
  };
  expect(under(trials(tool(place)), 'wrong')).toEqual(
    expect.arrayContaining(['slot reused by another action', 'removed']),
  );
  expect(body.querySelectorAll('button').length).toBe(2);
});

it('leaves out mutations without an effect, and targets outside of the page', () => {
  show(page);
  const gone: Target = { selectors: [{ strategy: 'testid', value: 'gone', score: 1 }], confidence: 1 };
  expect(trials(tool(gone))).toEqual([]);
  const list = trials(tool(describeTarget(document.querySelector('button')!)));
  expect(list.map(({ mutation }) => mutation)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/testid dropped|hashed classes|generated ids/)]),
  );
});

it('returns the same trials for the same seed', () => {
  const body = show(page);
  const of = tool(describeTarget(body.querySelector('input')!));
  expect(trials(of, 'a')).toEqual(trials(of, 'a'));
});

it('shows another label of the source when the language switches', () => {
  const body = show(page);
  const target = describeTarget(body.querySelector('button')!, { labels: ['Kuchen bestellen'] });
  const switched = trials(tool(target)).find(({ mutation }) => mutation === 'language switched');
  expect(switched?.verdict).toBe('survived');
});

it('searches in the row by its name after the mutation', () => {
  show(
    `<main><ul><li><b>Chair</b> <button>Cancel</button></li><li><b>Table</b> <button>Cancel</button></li></ul></main>`,
  );
  const list = trials(
    tool(
      { selectors: [{ strategy: 'role', value: 'button[name="Cancel"]', score: 0.6 }], confidence: 0.6 },
      {
        kind: 'row-action',
        row: {
          param: 'item',
          rows: { selectors: [{ strategy: 'css', value: 'main > ul > li', score: 0.2 }], confidence: 0.2 },
          key: { selectors: [{ strategy: 'css', value: 'b', score: 0.2 }], confidence: 0.2 },
        },
      },
    ),
  );
  expect(under(list, 'survived').filter((name) => name === 'none')).toHaveLength(2);
  expect(under(list, 'survived')).toContain('siblings reordered');
});

it('restores checked boxes and the dialog on top', () => {
  const body = show(`<dialog><fieldset><legend>Size</legend>
    <label><input type="radio" name="size" value="s"> Small</label>
    <label><input type="radio" name="size" value="l"> Large</label></fieldset></dialog>`);
  const dialog = body.querySelector('dialog')!;
  dialog.showModal();
  const large = body.querySelectorAll('input')[1]!;
  large.checked = true;
  expect(trials(tool(describeTarget(large))).length).toBeGreaterThan(0);
  expect([large.checked, dialog.matches(':modal')]).toEqual([true, true]);
});
