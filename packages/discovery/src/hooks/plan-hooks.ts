import type { GroundTruthMap, Source, Unstable } from '@webmcp/contract';

import { tagsOf } from '../extract/stamp/tags-of.js';
import { attributeInsertion, withInsertions, type Insertion } from './insertion.js';
import { tagDigest } from './tag-digest.js';

/** One hook of a map, with its place. */
export interface Hook {
  /** The attribute as written: `data-mcp="delete-order"`. */
  attribute: string;
  at: Source;
  what: Unstable['what'];
  label: string;
  /** Names of the tools that need the hook. */
  tools: string[];
}

/** A file with its insertions. Offsets count in `before`. */
export interface HookedFile {
  file: string;
  before: string;
  after: string;
  insertions: Insertion[];
  hooks: Hook[];
}

export interface HookPlan {
  files: HookedFile[];
  /** Hooks that the source contains already. */
  present: Hook[];
  /** Hooks whose tag is gone or changed. */
  moved: Hook[];
  /** Hooks that may not reach the page, each with the reason. */
  doubtful: { hook: Hook; doubt: string }[];
}

interface Wanted {
  hook: Hook;
  tag?: string;
  doubt?: string;
}

/**
 * Plans the edits that write a map's hooks into the source: only insertions, so every other byte of a file stays.
 * @param texts the present texts of the files that {@link hookedFiles} names; null for a missing or binary file
 */
export function planHooks(map: GroundTruthMap, texts: ReadonlyMap<string, string | null>): HookPlan {
  const plan: HookPlan = { files: [], present: [], moved: [], doubtful: [] };
  const wanted = wantedHooks(map);
  for (const file of hookedFiles(map)) {
    planFile(
      file,
      wanted.filter(({ hook }) => hook.at.file === file),
      texts,
      plan,
    );
  }
  return plan;
}

/** Returns the files that a map's hooks go into, sorted. */
export function hookedFiles(map: GroundTruthMap): string[] {
  return [...new Set(wantedHooks(map).map(({ hook }) => hook.at.file))].sort();
}

function planFile(
  file: string,
  wanted: readonly Wanted[],
  texts: ReadonlyMap<string, string | null>,
  plan: HookPlan,
): void {
  const before = texts.get(file) ?? null;
  const tags = before === null ? [] : tagsOf(before, file);
  const places = new Map(tags.map((tag) => [`${tag.line}:${tag.column}`, tag]));
  const edits: { hook: Hook; insertion: Insertion }[] = [];
  const outside = file.startsWith('../') ? 'other apps of the workspace would get it, too' : undefined;
  for (const { hook, tag: digest, doubt = outside } of wanted) {
    const { line, column } = hook.at;
    const tag = places.get(`${line}:${column}`);
    if (before !== null && tags.some(({ start, end }) => before.slice(start, end).includes(hook.attribute)))
      plan.present.push(hook);
    else if (doubt !== undefined) plan.doubtful.push({ hook, doubt });
    else if (before === null || tag === undefined || tagDigest(before, tag) !== digest) plan.moved.push(hook);
    else edits.push({ hook, insertion: attributeInsertion(before, tag, hook.attribute) });
  }
  if (before === null || edits.length === 0) return;
  edits.sort((a, b) => a.insertion.offset - b.insertion.offset);
  const insertions = edits.map(({ insertion }) => insertion);
  plan.files.push({
    file,
    before,
    after: withInsertions(before, insertions),
    insertions,
    hooks: edits.map(({ hook }) => hook),
  });
}

/** Returns the hooks that a map advises. A hook that several tools need is listed once. */
function wantedHooks(map: GroundTruthMap): Wanted[] {
  const found = new Map<string, Wanted>();
  for (const { what, label, toolName, tool, guidance } of map.unstable) {
    // The first advice helps most; where that is no hook, the hook alone does not help.
    const [advice] = guidance;
    if (advice?.do !== 'data-mcp' || advice.paste === undefined) continue;
    const { paste, at, doubt } = advice;
    const into: readonly (Source & { tag?: string })[] = advice.into ?? (at === undefined ? [] : [at]);
    for (const { file, line, column, tag } of into) {
      const key = `${file}:${line}:${column} ${paste}`;
      const name = toolName ?? tool;
      const known = found.get(key);
      if (known !== undefined) {
        if (name !== undefined && !known.hook.tools.includes(name)) known.hook.tools.push(name);
        continue;
      }
      const hook = {
        attribute: paste,
        at: { file, line, column },
        what,
        label,
        tools: name === undefined ? [] : [name],
      };
      found.set(key, {
        hook,
        ...(tag === undefined ? {} : { tag }),
        ...(doubt === undefined ? {} : { doubt }),
      });
    }
  }
  return [...found.values()];
}
