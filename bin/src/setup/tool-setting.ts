import { riskLevels, type RiskLevel } from '@webmcp/contract';
import { generateCode, parseModule } from 'magicast';
import { diffLines } from 'diff';

/** A setting of one tool in `webmcp.config`. `undefined` takes the setting away. */
export interface ToolSetting {
  name?: string;
  risk?: { level: RiskLevel; reason: string };
  exclude?: true | undefined;
  /** Names of tools that join those of the config. */
  merge?: string[];
}

/** The most lines of a config that an edit may replace. */
const mostReplaced = 3;

/** Returns the text of a config that holds one setting. */
export const newConfig = (key: string, setting: ToolSetting): string =>
  withToolSetting(
    "import { defineConfig } from 'webmcp/harness';\n\nexport default defineConfig({\n  tools: {},\n});\n",
    [key],
    setting,
  )!;

/**
 * Adds a setting of a tool to the text of a config, and keeps the style of the file. A risk that the config holds is never
 * lowered. Returns null if the config has a form without a safe edit.
 * @param keys the keys under which the config may hold the tool; a tool without an entry gets the first
 */
export function withToolSetting(text: string, keys: readonly string[], setting: ToolSetting): string | null {
  let after: string;
  try {
    const module = parseModule(text);
    const exported = module.exports['default'];
    const config = exported.$type === 'function-call' ? exported.$args[0] : exported;
    if (config?.$type !== 'object') return null;
    config.tools ??= {};
    const names = Object.keys(config.tools);
    const renamed = names.find((name) => keys.includes(config.tools[name]?.name));
    const key = renamed ?? keys.find((each) => names.includes(each)) ?? keys[0]!;
    config.tools[key] ??= {};
    if (raisesNothing(config.tools[key].risk?.level, setting)) return text;
    const { merge, ...others } = setting;
    for (const [name, value] of Object.entries({ ...others, ...joined(config.tools[key].merge, merge) })) {
      if (value === undefined) delete config.tools[key][name];
      else config.tools[key][name] = value;
    }
    after = generateCode(module).code;
  } catch {
    // The library throws for a config that it cannot read. The person then gets the lines to paste.
    return null;
  }
  const styled = text.endsWith('\n') && !after.endsWith('\n') ? `${after}\n` : after;
  const replaced = diffLines(text, styled).reduce((sum, { removed, count = 0 }) => sum + (removed ? count : 0), 0);
  return replaced > mostReplaced ? null : styled;
}

/** Returns the merges of a config with further merges, each once. Empty without further merges. */
const joined = (held: Iterable<string> | undefined, added: string[] | undefined): ToolSetting =>
  added === undefined ? {} : { merge: [...new Set([...(held ?? []), ...added])] };

/** Decides whether a setting would only repeat or lower the risk that the config holds. */
const raisesNothing = (held: RiskLevel | undefined, { risk }: ToolSetting): boolean =>
  risk !== undefined && held !== undefined && riskLevels.indexOf(held) >= riskLevels.indexOf(risk.level);
