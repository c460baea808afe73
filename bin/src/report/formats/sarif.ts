import { createHash } from 'node:crypto';

import type { Log, ReportingDescriptor, Result } from 'sarif';

import { checkFindings, type CheckFinding } from '../check-findings.js';
import type { ReportFormat } from './report-format.js';

const levels = { breaking: 'error', risky: 'warning', harmless: 'note' } as const;

/** SARIF 2.1.0, for code scanning (docs.oasis-open.org/sarif/sarif/v2.1.0). */
export const sarif: ReportFormat = {
  name: 'sarif',
  description: 'SARIF 2.1.0 for code scanning',
  render({ result, prefix, version }) {
    const findings = checkFindings(result);
    const fingerprints = fingerprintsOf(findings);
    const log: Log = {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'webmcp', semanticVersion: version, rules: rulesOf(findings) } },
          columnKind: 'utf16CodeUnits',
          invocations: [{ executionSuccessful: true, exitCode: result.exitCode }],
          results: findings.map((finding, at) => resultOf(finding, prefix, fingerprints[at] ?? '')),
        },
      ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
  },
};

function rulesOf(findings: readonly CheckFinding[]): ReportingDescriptor[] {
  const byRule = new Map(findings.map((finding) => [finding.rule, finding]));
  return [...byRule.values()].map(({ rule, title, fix, impact }) => ({
    id: rule,
    name: title.replace(/\W+(\w)/g, (_, first: string) => first.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: `${title} (${impact})` },
    help: { text: fix },
    defaultConfiguration: { level: levels[impact] },
  }));
}

function resultOf(finding: CheckFinding, prefix: string, fingerprint: string): Result {
  const { rule, impact, message, fix, source, where, tool, field } = finding;
  const logical = [tool, field].filter((name) => name !== undefined).join('.') || where;
  const logicalLocations = logical === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] };
  return {
    ruleId: rule,
    level: levels[impact],
    message: { text: `${message}. ${fix}` },
    locations: [
      source === undefined
        ? logicalLocations
        : {
            physicalLocation: {
              artifactLocation: { uri: encodeURI(`${prefix}${source.file}`), uriBaseId: '%SRCROOT%' },
              region: { startLine: source.line, startColumn: source.column },
            },
            ...logicalLocations,
          },
    ],
    partialFingerprints: { 'webmcpFinding/v1': fingerprint },
    properties: { impact, fails: finding.fails },
  };
}

/**
 * Returns one fingerprint a finding. A finding keeps its fingerprint when lines move. Equal findings are numbered in
 * order.
 */
function fingerprintsOf(findings: readonly CheckFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ rule, tool, field, message }) => {
    const text = JSON.stringify([rule, tool ?? '', field ?? '', message]);
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return createHash('sha256').update(`${text}#${ordinal}`).digest('hex').slice(0, 32);
  });
}
