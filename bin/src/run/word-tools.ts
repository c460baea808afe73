import { ProblemError, type GroundTruthMap, type Tool } from '@webmcp/contract';
import {
  applyWording,
  inputOf,
  toldTool,
  wordingRequests,
  type RefusedWording,
  type ToldTool,
} from '@webmcp/discovery';

import { collectWords } from '../model/collect-words.js';
import { consentedHosts, keepConsent } from '../model/consent.js';
import { modelProviders, type ModelProvider } from '../model/model-provider.js';
import type { MapRun } from './map-run.js';

/** The model that words the tools. */
export interface ModelOptions {
  /** The name of a provider of {@link modelProviders}. */
  provider: string;
  /** Another address of the same API, such as that of Ollama, llama.cpp or vLLM. */
  baseUrl?: string;
  model?: string;
  /** The most tokens of a run, estimated for requests and counted by the server for replies. */
  budget: number;
  env: NodeJS.ProcessEnv;
  /** Asks a person; null if no person can answer. The option on the command line is then the consent. */
  ask: ((shown: string, question: string) => Promise<boolean>) | null;
}

/** The work of a model on the words of the tools. */
export interface Wording {
  provider: string;
  model: string;
  host: string;
  /** The number of tools whose facts were sent. */
  sent: number;
  tokens: { estimated: number; used: number };
  /** The names of the tools that have the model's words now. */
  named: string[];
  refused: RefusedWording[];
  /** The tools that keep their words because the model gave none, with the reason. */
  left?: { tools: string[]; reason: string };
}

/** The parts of a run that the stage needs. */
export interface WordingRun {
  options: Pick<MapRun['options'], 'root' | 'model'>;
  around: MapRun['around'];
  app: { config: Pick<MapRun['app']['config'], 'tools'> };
}

/**
 * The stage *word*: lets a model name and describe the tools whose facts it has not read before. Every failure of the
 * model leaves the words of the rules, and is no problem of the map.
 * @throws {ProblemError} USAGE for an address that is none
 */
export async function wordTools(
  { options, around, app }: WordingRun,
  map: GroundTruthMap,
): Promise<{ map: GroundTruthMap; wording?: Wording }> {
  const { model: asked } = options;
  const provider = modelProviders.find(({ name }) => name === asked?.provider);
  if (asked === undefined || provider === undefined) return { map };
  const config = app.config.tools ?? {};
  const fixed = ({ id, name }: Tool): { name?: string; description?: string } => {
    const { name: own, description } = config[id] ?? config[name] ?? {};
    return { ...(own === undefined ? {} : { name: own }), ...(description === undefined ? {} : { description }) };
  };
  const told = newlyTold(map);
  const service = serviceOf(provider, asked);
  const report = reportOf(provider, service, told);
  if (told.length === 0) return { map, wording: report };
  const refusal = await refusalToSend({ provider, asked, report, root: options.root }, around.signal);
  if (typeof refusal === 'string') return { map, wording: withLeft(report, map, told, refusal) };
  around.progress.step(`Sending the labels and calls of ${amountOf(report)}`);
  const { modelAsker } = await import('../model/ask-model.js');
  const ask = modelAsker({ baseUrl: service.baseUrl, name: service.model, key: refusal.key }, around.signal);
  const collected = await collectWords(wordingRequests(told), ask, asked.budget, (done) =>
    around.progress.count(done, told.length, 'tools'),
  );
  const applied = applyWording(map, { by: service.model, asked: told, items: collected.items }, fixed);
  const nameOf = new Map(applied.map.tools.map(({ id, name }) => [id, name]));
  const answered = new Set(collected.items.map(({ id }) => id));
  const silent = told.filter(({ id }) => !answered.has(id));
  const done: Wording = {
    ...report,
    sent: collected.sent,
    tokens: { ...report.tokens, used: collected.tokens },
    named: applied.named.map((id) => nameOf.get(id) ?? id),
    refused: applied.refused,
  };
  const reason = collected.failed ?? 'the reply has no words for them';
  return { map: applied.map, wording: silent.length === 0 ? done : withLeft(done, applied.map, silent, reason) };
}

/** Returns the facts of the tools that no model has worded from the same facts. */
function newlyTold({ tools, states }: GroundTruthMap): ToldTool[] {
  const routes = new Map(states.map(({ id, route }) => [id, route]));
  return tools.flatMap((tool) => {
    const told = toldTool(tool, routes);
    return told === null || tool.worded?.input === inputOf(told) ? [] : [told];
  });
}

interface Service {
  baseUrl: string;
  host: string;
  model: string;
}

function serviceOf(
  provider: ModelProvider,
  { baseUrl = provider.baseUrl, model = provider.model }: ModelOptions,
): Service {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new ProblemError('USAGE', { reason: `--llm-base-url ${baseUrl} is not an address with http or https` });
  return { baseUrl, host: new URL(baseUrl).host, model };
}

function reportOf({ name: provider }: ModelProvider, { host, model }: Service, told: readonly ToldTool[]): Wording {
  const estimated = wordingRequests(told).reduce((sum, { tokens }) => sum + tokens, 0);
  return { provider, model, host, sent: 0, tokens: { estimated, used: 0 }, named: [], refused: [] };
}

const amountOf = ({ tokens, model, host }: Wording): string =>
  `the tools to ${model} at ${host} (about ${tokens.estimated.toLocaleString('en')} tokens)`;

/** One sending: the model, the amount, and the project that agrees. */
interface Sending {
  provider: ModelProvider;
  asked: ModelOptions;
  report: Wording;
  root: string;
}

/** Returns the key, or the reason why nothing is sent. */
async function refusalToSend(
  { provider, asked: { ask, env }, report, root }: Sending,
  signal: AbortSignal,
): Promise<string | { key: string }> {
  const { host } = report;
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);
  const key = await provider.key(env, signal);
  // A server on this machine needs no key, and the client wants one.
  if (key === null && !isLocal) return `there is no key: ${provider.keyHint}`;
  if (!isLocal && ask !== null && !consentedHosts(root).includes(host)) {
    const shown = `Labels, called functions and routes of ${amountOf(report)}. No values, no page texts, no sensitive fields.`;
    if (!(await ask(shown, `Send them to ${host}?`))) return 'you did not agree to send them';
    keepConsent(root, host);
  }
  return { key: key ?? 'local' };
}

function withLeft(wording: Wording, { tools }: GroundTruthMap, told: readonly ToldTool[], reason: string): Wording {
  const ids = new Set(told.map(({ id }) => id));
  return { ...wording, left: { tools: tools.filter(({ id }) => ids.has(id)).map(({ name }) => name), reason } };
}
