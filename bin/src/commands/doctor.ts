import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

import { ProblemError, type Problem } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { frameworks } from '@webmcp/discovery';
import { findProject, type Project } from '@webmcp/project';

import type { CommandResult } from '../run/command-result.js';
import type { Surroundings } from '../run/surroundings.js';
import { failureProblem } from '../run/failure-problem.js';
import { agentWays } from '../setup/agent-ways.js';
import { partlyReadNotes } from '../setup/partly-read.js';
import { viteNotes, viteVersion } from '../setup/vite-version.js';
import { refuseWorkspace } from '../run/refuse-workspace.js';
import { loadConfigApart } from '../foreign/load-config-apart.js';

export interface DoctorOptions {
  root: string;
  /** Absolute path of the map. */
  out: string;
  /** The running app whose headers are checked, and the hosts that it may have beside loopback. */
  url?: string | undefined;
  allowHosts?: string[];
}

/** One checked thing: good, absent (which may be fine), or bad. */
export interface Finding {
  what: string;
  is: 'good' | 'absent' | 'bad';
  text: string;
}

export interface DoctorResult extends CommandResult {
  command: 'doctor';
  findings: Finding[];
}

/** Checks everything that webmcp needs here. Starts nothing but the browser's own check. */
export async function doctor(options: DoctorOptions, around: Pick<Surroundings, 'signal'>): Promise<DoctorResult> {
  const problems: Problem[] = [];
  const findings: Finding[] = [];
  const look = async (what: string, ask: () => Promise<Omit<Finding, 'what'>>): Promise<void> => {
    try {
      findings.push({ what, ...(await ask()) });
    } catch (error) {
      const failed = failureProblem(error);
      if (failed.code === 'INTERNAL') throw error;
      // Several parts may need Playwright; one problem is enough.
      if (!problems.some(({ code, message }) => code === failed.code && message === failed.message))
        problems.push(failed);
      findings.push({ what, is: 'bad', text: failed.message });
    }
  };
  const short = (file: string): string => relative(options.root, file) || '.';

  findings.push({ what: 'Node', is: 'good', text: process.version });
  await look('Browser', async () => {
    // Doctor imports Playwright here, so that it names an absent Playwright and still lists all else.
    const { findBrowser } = await import('@webmcp/probe');
    const browser = await findBrowser();
    return {
      is: 'good',
      text: `${browser.version}, ${browser.executablePath ?? browser.channel ?? "Playwright's own"}`,
    };
  });
  const project = findProject(options.root, frameworks);
  const frameworkNames = project.frameworks.join(', ') || 'no framework';
  await look('Project', async () => {
    refuseWorkspace(project);
    return { is: 'good', text: `${options.root} (${frameworkNames})` };
  });
  for (const text of partlyReadNotes(project.dependencies)) findings.push({ what: 'Framework', is: 'absent', text });
  findings.push({ what: 'Dev server', ...devServerOf(project) });
  await look('Harness', async () => {
    const file = project.harnessFile;
    if (file === undefined) return { is: 'absent', text: 'none; states come from routes alone' };
    const { ForeignHarness } = await import('../foreign/foreign-harness.js');
    const foreign = await ForeignHarness.open(file, options.root, around);
    await foreign.close();
    const { login, states } = foreign.harness;
    const count = Object.keys(states).length;
    const none =
      login === undefined ? 'no states yet, so the routes are the states' : 'a login; states come from routes';
    return {
      is: 'good',
      text: `${short(file)}: ${count === 0 ? none : `${count} state${count === 1 ? '' : 's'}`}`,
    };
  });
  await look('Config', async () => {
    const file = project.configFile;
    if (file === undefined) return { is: 'absent', text: 'none; defaults hold' };
    await loadConfigApart(file, options.root, around);
    return { is: 'good', text: short(file) };
  });
  await look('Map', () => mapAt(options, short));
  findings.push({ what: 'Agents', is: 'good', text: agentWays });
  const { url, allowHosts = [] } = options;
  if (url !== undefined) await look('Headers', () => headersAt(url, allowHosts, around.signal));
  return { command: 'doctor', exitCode: problems.length > 0 ? 1 : 0, problems, findings };
}

async function mapAt({ out }: DoctorOptions, short: (file: string) => string): Promise<Omit<Finding, 'what'>> {
  const text = await readFile(out, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { is: 'absent', text: 'none yet; webmcp instrument writes it' };
  const map = readMap(text, out);
  return { is: 'good', text: `${short(out)}: ${map.tools.length} tools, ${map.unstable.length} unstable` };
}

/** @throws {ProblemError} AGENT_API_FORBIDDEN, HOST_NOT_ALLOWED, APP_UNREACHABLE */
async function headersAt(url: string, allowHosts: string[], signal: AbortSignal): Promise<Omit<Finding, 'what'>> {
  const { forbiddingHeaders, headersOf } = await import('../run/agent-headers.js');
  const page = await headersOf(url, allowHosts, signal);
  const [header] = forbiddingHeaders(page.url, page.headers);
  if (header !== undefined)
    throw new ProblemError('AGENT_API_FORBIDDEN', { url: page.url, header }, { where: page.url });
  return { is: 'good', text: `${page.url} lets agents use document.modelContext` };
}

function devServerOf(project: Project): Omit<Finding, 'what'> {
  const { root, devServer, suggestedCommand } = project;
  if (devServer === 'vite') {
    const version = viteVersion(root);
    if (version === null)
      return { is: 'absent', text: 'Vite is not installed here; install the packages of the app first' };
    const [old] = viteNotes(project);
    return old === undefined ? { is: 'good', text: `the project's own Vite ${version}` } : { is: 'absent', text: old };
  }
  if (devServer === 'static') return { is: 'good', text: 'a static server for its HTML files' };
  if (devServer === 'none') return { is: 'absent', text: 'nothing here to serve; pass --url with a running app' };
  const example = suggestedCommand ?? 'npm run dev';
  return { is: 'absent', text: `not Vite; pass --command '${example}', or --url with a running app` };
}
