import type { GroundTruthMap } from '@webmcp/contract';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';

import type { InstrumentResult } from '../../src/commands/instrument.js';
import { devTurn } from '../../src/report/dev-report.js';
import { readingRoom as withoutSeal } from '../outputs/reading-room.js';

const colors = pc.createColors(false);
const readingRoom: GroundTruthMap = { ...withoutSeal, integrity: '' };
const resultOf = (map: GroundTruthMap): InstrumentResult => ({
  command: 'instrument',
  exitCode: 0,
  out: '/shop/webmcp.map.json',
  map,
  problems: [],
});
const [first, ...others] = readingRoom.tools;
const turn = (map: GroundTruthMap): string =>
  devTurn({ changed: ['src/App.tsx'], ms: 1234, result: resultOf(map) }, readingRoom, colors);

describe('a turn of webmcp dev', () => {
  it('counts the tools at first', () => {
    const text = devTurn({ changed: [], ms: 2000, result: resultOf(readingRoom) }, undefined, colors);
    expect(text).toMatch(new RegExp(`^${readingRoom.tools.length} tools(, \\d+ held back)? \\(2\\.0 s\\)$`));
  });

  it('names the tools that came, changed and went', () => {
    const renamed = { ...first!, name: 'brand_new' };
    expect(turn({ ...readingRoom, tools: [renamed, ...others] })).toContain(
      `new: brand_new, gone: ${first!.name} (1.2 s)`,
    );
    const reworded = { ...first!, title: 'Other words' };
    expect(turn({ ...readingRoom, tools: [reworded, ...others] })).toContain(`changed: ${first!.name} (`);
  });

  it('takes a moved line for no change', () => {
    const moved = { ...first!, source: { file: 'src/App.tsx', line: 999, column: 1 } };
    expect(turn({ ...readingRoom, tools: [moved, ...others] })).toContain(', as before (');
  });

  it('prints the problem of an app that does not run, and waits', () => {
    const problems = [{ code: 'APP_NOT_STARTED' as const, message: 'The app did not start', fix: 'Mend it' }];
    const text = devTurn({ changed: ['src/App.tsx'], ms: 1, result: { problems } }, readingRoom, colors);
    expect(text).toMatch(/src\/App\.tsx saved[\s\S]*APP_NOT_STARTED[\s\S]*Waiting for the next save/);
  });
});
