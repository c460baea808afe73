import { riskLevels, type Config, type RiskLevel, type State } from '@webmcp/contract';

import type { ToolSettings } from './named-tool.js';

type RouteSettings = NonNullable<Config['routes']>[string];

/** The facts by which config finds a tool. */
interface Found {
  id: string;
  /** The names that the tool has and had. */
  names: readonly string[];
  /** Ids of the states that show the tool. */
  states: readonly string[];
  /** The risk by evidence. */
  level: RiskLevel;
}

/** The settings of one tool, and the states in which config allows it. */
export interface SettingsOf {
  settings: ToolSettings | undefined;
  states: string[];
}

const rank = (level: RiskLevel): number => riskLevels.indexOf(level);

/**
 * Returns a function that finds the settings of a tool: its own by id or name, else those of the routes that show it. Of
 * several routes, the highest risk counts. A tool that only denied routes show is excluded.
 */
export function settingsBy(
  config: Config | undefined,
  states: readonly Pick<State, 'id' | 'route'>[],
): (tool: Found) => SettingsOf {
  const ofState = new Map(states.map(({ id, route }) => [id, routeSettings(config?.routes ?? {}, route)]));
  return ({ id, names, states: shown, level }) => {
    const own = [id, ...names].map((name) => config?.tools?.[name]).find((each) => each !== undefined);
    const risks = shown.flatMap((state) => ofState.get(state)?.risk ?? []);
    const [risk] = risks.toSorted((a, b) => rank(b.level) - rank(a.level));
    const isDenied = (state: string): boolean => ofState.get(state)?.exclude === true;
    // A tool without states works on every page, so a denied route leaves it all others by name.
    const everywhere = shown.length === 0 && [...ofState.keys()].some(isDenied);
    const allowed = (everywhere ? [...ofState.keys()] : shown).filter((state) => !isDenied(state));
    // A route that lowers a risk counts only if every route of the tool does.
    const ofRoutes = {
      ...(risk !== undefined && (rank(risk.level) > rank(level) || risks.length === shown.length) ? { risk } : {}),
      ...(shown.length > 0 && allowed.length === 0 ? { exclude: true } : {}),
    };
    const settings = { ...ofRoutes, ...own };
    return { settings: Object.keys(settings).length > 0 ? settings : undefined, states: allowed };
  };
}

/** Merges the settings of all patterns that fit a route. The longest pattern comes first. */
function routeSettings(routes: Record<string, RouteSettings>, route: string): RouteSettings {
  const fitting = Object.keys(routes).filter((pattern) => fits(pattern, route));
  return Object.assign({}, ...fitting.toSorted((a, b) => a.length - b.length).map((pattern) => routes[pattern]));
}

/** Decides whether a pattern fits a route. `/*` at the end fits the route before it and all routes below. */
function fits(pattern: string, route: string): boolean {
  const [wanted, actual] = [pattern, route].map((each) => each.replace(/(?<=.)\/$/, '').split('/')) as [
    string[],
    string[],
  ];
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  return (
    (isOpen ? actual.length >= fixed.length : actual.length === fixed.length) &&
    fixed.every((part, at) => part === actual[at] || part.startsWith(':'))
  );
}
