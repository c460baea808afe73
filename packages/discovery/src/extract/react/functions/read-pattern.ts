import type { Node } from '@babel/types';

import type { PatternName, Value } from '../../facts/facts.js';
import { propertyKey } from '../values/member-path.js';
import type { ReactReader } from '../values/react-reader.js';

/** Returns the names that a destructuring pattern binds, each with its path below the destructured value. */
export function readPattern(pattern: Node, reader: ReactReader, path: string[] = []): PatternName[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ local: pattern.name, path }];
    case 'AssignmentPattern': {
      const names = readPattern(pattern.left, reader, path);
      const [only] = names;
      if (names.length !== 1 || only === undefined || pattern.left.type !== 'Identifier') return names;
      return [{ ...only, default: reader.value(pattern.right) }];
    }
    case 'ObjectPattern': {
      const names: PatternName[] = [];
      const taken: string[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          if (property.argument.type === 'Identifier') names.push({ local: property.argument.name, path, omit: taken });
          continue;
        }
        const key = propertyKey(property.key, property.computed === true);
        if (key === null) continue;
        taken.push(key);
        names.push(...readPattern(property.value, reader, [...path, key]));
      }
      return names;
    }
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, index) => {
        if (element === null) return [];
        if (element.type !== 'RestElement') return readPattern(element, reader, [...path, String(index)]);
        return element.argument.type === 'Identifier' ? [{ local: element.argument.name, path: [...path, '...'] }] : [];
      });
    case 'TSParameterProperty':
      return readPattern(pattern.parameter, reader, path);
    default:
      return [];
  }
}

/**
 * Returns the value of a destructured name.
 * @param base path of the destructured value
 */
export function patternValue(name: PatternName, base: string[], at: Value['at']): Value {
  const reference: Value = { kind: 'reference', path: [...base, ...name.path], at };
  if (name.omit !== undefined) return { kind: 'object', entries: [], spreads: [reference], omit: name.omit, at };
  return name.default === undefined ? reference : { kind: 'choice', options: [reference, name.default], at };
}
