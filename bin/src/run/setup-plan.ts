import { statSync } from 'node:fs';
import { join } from 'node:path';

import { frameworks } from '@webmcp/discovery';
import { readExactly, readSources, type Project } from '@webmcp/project';

import { emptyHarness } from '../setup/empty-harness.js';
import { withScripts } from '../setup/package-scripts.js';
import { packageManagerOf, runScript, type PackageManager } from '../setup/package-manager.js';
import type { PlannedFile, SetupApp } from '../setup/stack.js';
import { stacks } from '../setup/stacks/stacks.js';

/** All changes that `webmcp init` makes, and the steps that it leaves to a person. */
export interface SetupPlan {
  stack: string;
  manager: PackageManager;
  emit: string | null;
  files: PlannedFile[];
  byHand: string[];
  /** True if a package.json takes the scripts. */
  hasScripts: boolean;
}

/** Plans the set-up of an app. Reads files and writes none. A second plan after the first was written is empty. */
export async function setupPlan(project: Project): Promise<SetupPlan> {
  const app = await setupApp(project);
  const stack = stacks.find(({ fits }) => fits(app))!;
  const { emit, files, byHand } = stack.plan(app);
  return {
    stack: stack.name,
    manager: app.manager,
    emit,
    files: [...configFile(app), ...emptyHarness(app), ...scripts(app, emit), ...files],
    byHand,
    hasScripts: app.read('package.json') !== null,
  };
}

async function setupApp(project: Project): Promise<SetupApp> {
  const { root } = project;
  const read = (file: string): string | null => readExactly(join(root, file));
  const { files } = project.devServer === 'static' ? await readSources(project, frameworks, {}) : { files: [] };
  return {
    project,
    manager: packageManagerOf(root),
    isTyped: 'typescript' in project.dependencies || read('tsconfig.json') !== null,
    read,
    hasFolder: (folder) => statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true,
    pages: () => files.map(({ path }) => path).filter((path) => /\.html?$/.test(path)),
  };
}

/** Plans the config. An app that needs a command gets it there, so that no later command needs an option. */
function configFile({ project, manager, isTyped }: SetupApp): PlannedFile[] {
  if (project.configFile !== undefined) return [];
  const script = /\S+$/.exec(project.suggestedCommand ?? '')?.[0];
  const entries = script === undefined ? '{}' : `{\n  command: '${runScript(manager, script)}',\n}`;
  const after = `import { defineConfig } from 'webmcp/harness';\n\nexport default defineConfig(${entries});\n`;
  return [{ file: `webmcp.config.${isTyped ? 'ts' : 'mjs'}`, before: null, after }];
}

function scripts({ read }: SetupApp, emit: string | null): PlannedFile[] {
  const before = read('package.json');
  if (before === null) return [];
  const emitted = emit === null ? '' : ` --emit ${emit}`;
  const after = withScripts(before, {
    'webmcp:instrument': `webmcp instrument${emitted}`,
    'webmcp:dev': `webmcp dev${emitted}`,
    'webmcp:check': 'webmcp check',
  });
  return after === before ? [] : [{ file: 'package.json', before, after }];
}
