import { riskLevels, type RiskLevel } from '@webmcp/contract';
import { wordBudgets } from '@webmcp/text';

import { isInstruction } from './is-instruction.js';

/** The words of a reply for one tool, before they are judged. `known` are the words and the risk of the rules. */
export interface ProposedWording {
  name: string;
  title: string;
  description: string;
  risk: RiskLevel | null;
  /** The keys of the reply beyond the asked keys. */
  extra: string[];
  known: { risk: RiskLevel };
  /** Decides whether another tool has a name. */
  isTaken(name: string): boolean;
}

/** One reason to refuse the words of a model. */
export interface RefusalRule {
  name: string;
  /** Completes "refused, because …". */
  reason: string;
  refuses(proposed: ProposedWording): boolean;
}

const textsOf = ({ title, description }: ProposedWording): string => `${title}\n${description}`;

/** Each English sentence of some length contains one of these words. */
const english = /\b(?:the|a|an|and|or|of|to|in|on|for|from|with|by|this|that|all|is|are|it)\b/i;

/**
 * The reasons to refuse a model's words for one tool, in order. The first that fits is printed. A model names and
 * describes; every other change is refused.
 */
export const refusalRules: readonly RefusalRule[] = [
  {
    name: 'other-parts',
    reason: 'the reply changes more than name, title, description and risk',
    refuses: ({ extra }) => extra.length > 0,
  },
  {
    name: 'lower-risk',
    reason: 'the reply lowers the risk',
    refuses: ({ risk, known }) => risk !== null && riskLevels.indexOf(risk) < riskLevels.indexOf(known.risk),
  },
  {
    name: 'bad-name',
    reason: 'the name is not verb_noun in at most five lower-case words and 30 characters',
    refuses: ({ name }) => name.length > wordBudgets.name || !/^[a-z][a-z0-9]*(?:_[a-z0-9]+){0,4}$/.test(name),
  },
  {
    name: 'taken-name',
    reason: 'another tool has the name',
    refuses: ({ name, isTaken }) => isTaken(name),
  },
  {
    name: 'empty',
    reason: 'title or description is empty',
    refuses: ({ title, description }) => title.trim() === '' || description.trim() === '',
  },
  {
    name: 'too-long',
    reason: 'the title has more than 60 characters, or the description more than 500',
    refuses: ({ title, description }) =>
      title.length > wordBudgets.title || description.length > wordBudgets.description,
  },
  {
    name: 'only-name',
    reason: 'the description only repeats the name',
    refuses: ({ name, description }) => wordsOf(description) === wordsOf(name.replaceAll('_', ' ')),
  },
  {
    name: 'control-characters',
    reason: 'the words contain control or invisible characters',
    refuses: ({ title, description }) => /[\p{Cc}\p{Cf}]/u.test(title + description),
  },
  {
    name: 'link',
    reason: 'the words contain an address',
    refuses: (proposed) => /\b(?:https?|javascript|data):|\/\/|\bwww\.|\S@\S+\.\S/i.test(textsOf(proposed)),
  },
  {
    name: 'markup',
    reason: 'the words contain markup',
    refuses: (proposed) => /<[a-z!/]|&[a-z]+;|\]\(|`|\*\*|^#/im.test(textsOf(proposed)),
  },
  {
    name: 'instruction',
    reason: 'the words contain an instruction to a model',
    refuses: (proposed) => isInstruction(textsOf(proposed)),
  },
  {
    name: 'not-english',
    reason: 'the description is not in English',
    refuses: ({ description }) => !english.test(description),
  },
];

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? '';
