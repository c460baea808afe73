import type { ProblemText } from './problem-text.js';

/** The problems of maps and their parts. */
export const mapProblems = {
  MAP_MISSING: {
    message: 'There is no map at {file}',
    fix: "Run webmcp instrument first, or pass --out with the map's path",
  },
  MAP_STALE: {
    message: '{file} does not fit the source any more: {tools}',
    fix: 'Run webmcp instrument, and commit the new map',
  },
  MAP_WITHOUT_SOURCE: {
    message: '{file} holds no reading of the source, so the source alone cannot be compared with it',
    fix: 'Run webmcp instrument once and commit the map, or run webmcp check without --static',
  },
  MAP_UNREADABLE: {
    message: '{file} is not a Ground Truth Map: {reason}',
    fix: 'Restore it from version control, or run webmcp instrument to write a new map',
  },
  MAP_VERSION: {
    message: '{file} has version {version}, and this webmcp reads version 1',
    fix: 'Use the webmcp version that wrote the map, or run webmcp instrument to write a new map',
  },
  MAP_EDITED: {
    message: '{file} was changed by hand: its integrity hash does not match its content',
    fix: 'Restore it from version control, or run webmcp instrument; names and risks are set in webmcp.config.ts',
  },
  MAP_PARTIAL: {
    message: '{file} is part {index} of {count} of a map',
    fix: 'Join all parts first: webmcp merge <part files> --out webmcp.map.json',
  },
  PROPOSAL_REFUSED: {
    message: 'The proposal {proposal} in webmcp.config is refused: {reason}',
    fix: 'Correct the id or name (webmcp explain prints both), or remove the proposal',
  },
  MERGE_NOT_PARTIAL: {
    message: '{file} is no part of a map: {reason}',
    fix: 'Pass the files that webmcp instrument --shard 1/4, --shard 2/4 and so on wrote',
  },
  MERGE_PARTS: {
    message: 'The parts do not make one map: {reason}',
    fix: 'Run webmcp instrument --shard for each part again, from one commit and with the same options',
  },
  MERGE_INCOMPLETE: {
    message: 'No part has visited the state {state}',
    fix: 'Run the part again whose run left the state out, and merge again. Nothing was written',
  },
  MERGE_STATE_MISSING: {
    message: 'No part has opened the state {state}, which one machine would have opened',
    fix: 'A part reached its limit of presses or time. Name the state in webmcp.harness.ts, or use fewer parts',
  },
  MERGE_CONFLICT: {
    message: 'Two parts saw different pages at {route}; the first part was taken',
    fix: 'The page shows random or changing content. Seed its data in webmcp.harness.ts, or give both parts the same data',
  },
  MAP_DRIFT: { message: '{what}', fix: '{remedy}' },
  CONFIDENCE_BELOW: {
    message: '{tool}: {target} has confidence {confidence}, less than {least}',
    fix: 'Give the element a data-mcp attribute (webmcp explain {tool} prints the place), then run webmcp check --update',
  },
  REPORT_FORMAT: {
    message: '--report {given} names no format and file',
    fix: 'Write --report <format>=<file>. The formats are: {formats}',
  },
  TOOL_BUDGET: {
    message: '{count} tools on route {route}; agents choose worse from more than {budget}',
    fix: 'Exclude tools of little use in webmcp.config.ts',
  },
  TOOL_UNKNOWN: {
    message: 'The map has no tool {tool}; the nearest names are: {near}',
    fix: "Pass a tool's name or id as webmcp instrument printed it",
  },
  FIELD_UNKNOWN: {
    message: 'Tool {tool} has no field {field}; the nearest keys are: {near}',
    fix: "Pass a field's key as webmcp explain {tool} prints it",
  },
  SURVIVAL_BELOW: {
    message: '{tool}: {target} survives {share} of the changes to the page, less than {least}',
    fix: 'Give the element a data-mcp attribute (webmcp explain {tool} prints the place), then run webmcp instrument --stress',
  },
  SURVIVAL_UNKNOWN: {
    message: '{tool}: the survival of {target} was not measured',
    fix: 'Run webmcp instrument --stress and commit the map',
  },
} as const satisfies Record<string, ProblemText>;
