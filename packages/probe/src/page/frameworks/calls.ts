import type { CallPlace, MadeTag } from '@webmcp/contract';
import { pageFrameworks } from './page-frameworks.js';

/**
 * Returns a reader of the calls that made an element, as development builds remember them. It needs no stamp.
 * @param places grows by each call that is new
 */
export function callsReader(places: CallPlace[][]): (element: Element) => number[] {
  const numbers = new Map<object, number | null>();
  const numberOf = (made: object): number | null => {
    let number = numbers.get(made);
    if (number === undefined) {
      const call = placesIn(made);
      number = call.length === 0 ? null : places.push(call) - 1;
      numbers.set(made, number);
    }
    return number;
  };
  return (element) =>
    pageFrameworks.flatMap(({ makers }) => makers?.(element) ?? []).flatMap((made) => numberOf(made) ?? []);
}

/** A record of a call: its place, or the file and the node that a tag of the file made. */
interface MadeRecord extends Record<'fileName' | 'lineNumber' | 'columnNumber', unknown> {
  tag?: MadeTag;
}

/** Reads the places of a call. The errors of React 19 begin in its own `jsx` and end where React calls the component. */
function placesIn(made: object): CallPlace[] {
  if (!(made instanceof Error)) {
    const { fileName: url, lineNumber: line, columnNumber: column = 1, tag } = made as MadeRecord;
    if (typeof url === 'string' && tag !== undefined) return [{ url, line: 0, column: 0, isSource: true, tag }];
    return typeof url === 'string' && typeof line === 'number' && typeof column === 'number'
      ? [{ url, line, column, isSource: true }]
      : [];
  }
  const frames = String(made.stack).split('\n').slice(1);
  const end = frames.findIndex((frame) => /react[-_]stack[-_]bottom[-_]frame/.test(frame));
  return frames.slice(1, end === -1 ? undefined : end).flatMap((frame) => {
    const [, url, line, column] = /^\s*at (?:.*? \()?(\S+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    return url === undefined ? [] : [{ url, line: Number(line), column: Number(column) }];
  });
}
