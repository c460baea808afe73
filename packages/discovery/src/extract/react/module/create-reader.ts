import type { ReactReader, Frame } from '../values/react-reader.js';
import { readClass, readFunction } from '../functions/read-function.js';
import { readMarkup } from '../components/read-markup.js';
import { readValue } from '../values/read-value.js';

/**
 * Returns a reader for one file, its frame that of the module.
 * @param makers local names of functions whose results are states
 * @param drawing local names of Vue's `h`
 */
export function createReader(
  file: string,
  makers: ReadonlyMap<string, string>,
  drawing: ReadonlySet<string> = new Set(),
): ReactReader {
  let hidden = 0;
  const reader: ReactReader = {
    file,
    makers,
    drawing,
    frame: emptyFrame(false),
    pushes: new WeakMap(),
    inFrame(collect, read) {
      const outer = reader.frame;
      const frame = emptyFrame(collect);
      reader.frame = frame;
      try {
        read();
      } finally {
        reader.frame = outer;
      }
      return frame;
    },
    value: (node) => readValue(node, reader),
    markup: (node) => readMarkup(node, reader),
    function: (node, component) => readFunction(node, reader, component),
    class: (node) => readClass(node, reader),
    hide(value, stem) {
      hidden += 1;
      const name = `~${stem}${hidden}`;
      reader.frame.locals[name] = value;
      return name;
    },
  };
  return reader;
}

function emptyFrame(collect: boolean): Frame {
  return {
    locals: Object.create(null) as Frame['locals'],
    states: [],
    does: { calls: [], assigns: [] },
    collect,
    guard: undefined,
    within: [],
    pushed: undefined,
  };
}
