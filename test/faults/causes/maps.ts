import type { Fault } from '../fault.js';
import { changedMap, wholeMap } from '../map-texts.js';

const check = ['check', '--root', '{root}', '--json'];
const map = (text: string): Record<string, string> => ({ 'webmcp.map.json': text });

/** Faults of the committed map, and of the journals of fixes and writes. */
export const mapFaults: readonly Fault[] = [
  { name: 'check without a map', cause: 'absent map', args: check, codes: ['MAP_MISSING'], exit: 2 },
  {
    name: 'explain without a map',
    cause: 'absent map',
    args: ['explain', 'save', '--root', '{root}', '--json'],
    codes: ['MAP_MISSING'],
    exit: 2,
  },
  {
    name: 'fix without a map',
    cause: 'absent map',
    args: ['fix', '--root', '{root}', '--json'],
    codes: ['MAP_MISSING'],
    exit: 2,
  },
  {
    name: 'a map that is cut off',
    cause: 'damaged map',
    args: check,
    files: map('{"version":1,'),
    codes: ['MAP_UNREADABLE'],
    exit: 1,
  },
  { name: 'an empty map', cause: 'damaged map', args: check, files: map(''), codes: ['MAP_UNREADABLE'], exit: 1 },
  {
    name: 'a map that is a list',
    cause: 'damaged map',
    args: check,
    files: map('[]'),
    codes: ['MAP_UNREADABLE'],
    exit: 1,
  },
  {
    name: 'a map with a merge conflict',
    cause: 'damaged map',
    args: check,
    files: map('<<<<<<< HEAD\n{}'),
    codes: ['MAP_UNREADABLE'],
    exit: 1,
  },
  {
    name: 'a map of a later version',
    cause: 'version',
    args: check,
    files: map('{"version":2}'),
    codes: ['MAP_VERSION'],
    exit: 1,
  },
  {
    name: 'a map without tools',
    cause: 'shape of a map',
    args: check,
    files: map('{"version":1}'),
    codes: ['MAP_UNREADABLE'],
    exit: 1,
  },
  {
    name: 'a map whose hash is wrong',
    cause: 'shape of a map',
    args: ['explain', 'save', '--root', '{root}', '--json'],
    files: map(changedMap),
    codes: ['MAP_EDITED'],
    exit: 2,
  },
  {
    name: 'a map that is a folder',
    cause: 'map as a folder',
    args: check,
    files: { 'webmcp.map.json/x': '' },
    codes: ['MAP_UNREADABLE'],
    exit: 1,
  },
  {
    name: 'an undo without a fix',
    cause: 'journal',
    args: ['fix', '--undo', '--root', '{root}', '--json'],
    codes: ['FIX_NOTHING_TO_UNDO'],
    exit: [1, 2],
  },
  {
    name: 'a damaged journal of writes',
    cause: 'journal',
    args: [...check, '--behaviour'],
    files: { ...map(wholeMap), '.webmcp/writes.json': '[{"tool": "ord' },
    codes: ['WRITES_UNREADABLE'],
    exit: 2,
  },
  {
    name: 'an update with a behaviour file that is a folder',
    cause: 'map as a folder',
    args: [...check, '--update', '--behaviour'],
    files: { ...map(wholeMap), 'webmcp.behaviour.json/x': '' },
    codes: ['FILE_NOT_WRITTEN'],
    exit: 2,
  },
];
