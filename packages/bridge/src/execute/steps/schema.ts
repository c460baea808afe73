import { plainLine } from '../../access/plain-line.js';
import { callDigest, definitionHash } from '../../tools/definition-hash.js';
import { pageArguments } from '../../tools/portable-keys.js';
import { refusal, type Step } from '../../call/bridge-call.js';

/** Finds the tool, and validates the arguments by its schema. */
export const schemaStep: Step = {
  name: 'schema',
  run(call, { plugins }) {
    const all = plugins.toolsOf(call.session.plugin_ids);
    const target = all.find(({ name }) => name === call.name);
    if (target === undefined) {
      const there = all.map(({ name }) => name).join(', ') || 'none; its page is closed or shows no tool now';
      return refusal(call.name, 'not_found', 'not_found', [
        `The tool ${plainLine(call.name, 80)} is not there; the tools are: ${there}`,
      ]);
    }
    call.target = target;
    call.args = pageArguments(call.args, target.tool);
    call.definition = definitionHash(target.tool, target.plugin);
    call.digest = callDigest(call.definition, call.args);
    const faults = target.tool.faults(call.args);
    return faults.length > 0 ? refusal(call.name, 'invalid_input', 'bad_request', faults) : undefined;
  },
};
