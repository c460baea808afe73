import { integrityOf } from '../src/integrity.js';
import type { GroundTruthMap } from '../src/map.js';

/** A small whole map: booking a visit at a clinic. Made anew at each call, so that a test may damage its own. */
export function clinicMap(): GroundTruthMap {
  const map: GroundTruthMap = {
    version: 1,
    generator: { name: 'webmcp', version: '0.1.0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp', 'data-testid'],
    states: [{ id: 'booking', route: '/booking.html', from: 'route' }],
    tools: [
      {
        id: 'wm_3f9a01c2',
        name: 'book_visit',
        title: 'Book a visit',
        description: 'Fills in and submits the form “Book a visit”.',
        kind: 'form',
        risk: { level: 'caution', reasons: [{ signal: 'form', evidence: 'method post' }] },
        source: { file: 'booking.html', line: 12, column: 5 },
        states: ['booking'],
        fields: [
          {
            key: 'day',
            label: 'Day',
            role: 'textbox',
            schema: { type: 'string', format: 'date' },
            required: true,
            selectors: [{ strategy: 'label', value: 'Day', score: 0.8 }],
            confidence: 0.8,
            match: { score: 0.9, signals: { nameId: 1, label: 1, role: 0.5, labelledby: 0, container: 1 } },
            fingerprint: { kind: 'textbox', labels: ['Day'], scope: ['form:Book a visit'], unique: ['label'] },
          },
        ],
        action: { selectors: [{ strategy: 'role', value: 'button[name="Book"]', score: 0.6 }], confidence: 0.6 },
      },
    ],
    unstable: [],
    unmatched: { intents: [], elements: [{ role: 'link', label: 'Home', state: 'booking', reason: 'no source site' }] },
    integrity: '',
  };
  return { ...map, integrity: integrityOf(map) };
}
