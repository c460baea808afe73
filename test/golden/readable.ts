import type { SourceReading } from '@webmcp/discovery';

interface Place {
  file: string;
  line: number;
  column: number;
}

function isPlace(value: object): value is Place {
  return 'file' in value && 'line' in value && 'column' in value;
}

/** A reading as a person reads it: places as `file:line:column`, values inside handlers without theirs. Nothing else is left out. */
export function readable({ appModel, candidates }: SourceReading): unknown {
  const { frameworks, intents, boundaries, problems } = appModel;
  return {
    frameworks,
    problems,
    intents: intents.map((one) => told(one)),
    boundaries: boundaries.map((one) => told(one)),
    tools: candidates,
  };
}

function told(value: unknown, inHandler = false): unknown {
  if (Array.isArray(value)) return value.map((one) => told(one, inHandler));
  if (typeof value !== 'object' || value === null) return value;
  if (isPlace(value)) return `${value.file}:${value.line}:${value.column}`;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(inHandler && key === 'at'))
      .map(([key, one]) => [key, told(one, inHandler || key === 'does')]),
  );
}
