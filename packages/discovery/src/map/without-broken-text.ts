import { problem, sourcePlace, type GroundTruthMap, type Problem } from '@webmcp/contract';

type BareMap = Omit<GroundTruthMap, 'integrity'>;

/** The character that a decoder writes for bytes that it cannot decode (Encoding standard, "replacement"). */
const broken = '\uFFFD';

/**
 * Leaves out tools with text that could not be decoded. Such a text is no label that a person wrote, and it changes once
 * the encoding is right. Each such tool is a problem. In the other parts of the map, a question mark replaces the
 * character.
 */
export function withoutBrokenText(map: BareMap): { map: BareMap; problems: Problem[] } {
  if (!JSON.stringify(map).includes(broken)) return { map, problems: [] };
  const isBroken = (tool: GroundTruthMap['tools'][number]): boolean => JSON.stringify(tool).includes(broken);
  const problems = map.tools.filter(isBroken).map((tool) => {
    const text = firstBroken(tool) ?? '';
    return problem(
      'TEXT_BROKEN',
      { tool: tool.name.replaceAll(broken, '?'), text, file: tool.source?.file ?? 'the page' },
      sourcePlace(tool.source),
    );
  });
  const rest = { ...map, tools: map.tools.filter((tool) => !isBroken(tool)) };
  return { map: readable(rest), problems };
}

/** Returns the first text inside of a value that could not be decoded, with question marks. */
function firstBroken(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(broken) ? value.replaceAll(broken, '?') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const found = firstBroken(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Replaces the character in each text of a value. */
function readable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(broken, '?')) as T;
}
