import assert from 'node:assert/strict';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BridgeCore } from '../../src/core/bridge-core.js';
import { FakeWorld } from '../fake-world.js';

/** The life of one request and its session, as the reference describes it. */
interface Model {
  state: 'NONE' | 'PENDING' | 'DENIED' | 'LAPSED' | 'APPROVED' | 'ACTIVE' | 'EXPIRED' | 'REVOKED';
  left: number;
}

interface Real {
  world: FakeWorld;
  core: BridgeCore;
  request?: string;
  pickup?: string;
  session?: string;
  token?: string;
}

type Move = fc.Command<Model, Real>;

const living = ({ state }: Model): boolean => state === 'APPROVED' || state === 'ACTIVE';

const move = (name: string, check: (model: Model) => boolean, run: (model: Model, real: Real) => void): Move => ({
  check: (model) => check(model),
  run(model, real) {
    run(model, real);
    hold(model, real);
  },
  toString: () => name,
});

/** Compares the bridge with the model. */
function hold(model: Model, { core, session, token }: Real): void {
  if (session !== undefined) assert.equal(core.sessions.get(session).state, model.state);
  if (token !== undefined) assert.equal(core.sessions.byToken(token) !== undefined, model.state === 'ACTIVE');
}

const refuses = (run: () => unknown, reason: RegExp): void => assert.throws(run, reason);

const moves = [
  fc.constant(
    move(
      'request',
      ({ state }) => state === 'NONE',
      (model, real) => {
        const { request, pickup } = real.core.requestAccess({
          agent_id: 'a',
          scopes: ['page:act'],
          roots: [],
          reason: '',
        });
        Object.assign(real, { request: request.request_id, pickup });
        Object.assign(model, { state: 'PENDING', left: 300_000 });
      },
    ),
  ),
  fc.integer({ min: 1, max: 3600 }).map((ttl) =>
    move(
      `approve(${ttl})`,
      ({ state }) => state !== 'NONE',
      (model, real) => {
        const approve = (): string => real.core.approve({ request_id: real.request!, ttl_seconds: ttl }, 'model');
        if (model.state !== 'PENDING') {
          refuses(approve, /The request is|No request/);
          return;
        }
        real.session = approve();
        Object.assign(model, { state: 'APPROVED', left: ttl * 1000 });
      },
    ),
  ),
  fc.constant(
    move(
      'deny',
      ({ state }) => state !== 'NONE',
      (model, real) => {
        const deny = (): void => real.core.deny(real.request!, 'model');
        if (model.state !== 'PENDING') {
          refuses(deny, /The request is|No request/);
          return;
        }
        deny();
        model.state = 'DENIED';
      },
    ),
  ),
  fc.constant(
    move(
      'pick up',
      ({ state }) => state !== 'NONE',
      (model, real) => {
        const pickUp = (): string => real.core.pickUp(real.request!, real.pickup!).session_token;
        if (model.state !== 'APPROVED') {
          refuses(pickUp, /The request is|The session is|handed over already|secret is wrong|No request/);
          return;
        }
        real.token = pickUp();
        model.state = 'ACTIVE';
      },
    ),
  ),
  fc.constant(
    move(
      'revoke',
      (model) => living(model) || /EXPIRED|REVOKED/.test(model.state),
      (model, real) => {
        real.core.revoke(real.session!, 'model');
        if (living(model)) model.state = 'REVOKED';
      },
    ),
  ),
  fc.integer({ min: 1, max: 4_000_000 }).map((ms) =>
    move(
      `pass(${ms})`,
      () => true,
      (model, real) => {
        real.world.pass(ms);
        model.left -= ms;
        if (model.left > 0) return;
        if (living(model)) model.state = 'EXPIRED';
        if (model.state === 'PENDING') model.state = 'LAPSED';
      },
    ),
  ),
];

describe('the life of a session', () => {
  it('follows REQUESTED → PENDING → APPROVED → ACTIVE → EXPIRED or REVOKED, whatever happens in any order', () => {
    const holds = fc.property(fc.commands(moves, { maxCommands: 12 }), (commands) => {
      const world = new FakeWorld();
      const model: Model = { state: 'NONE', left: 0 };
      fc.modelRun(() => ({ model, real: { world, core: new BridgeCore(world) } }), commands);
    });
    expect(() => fc.assert(holds, { numRuns: 500 })).not.toThrow();
  });
});

// T9
it.each([0, -1, 3601, Infinity, NaN])('no session opens for %d seconds', (ttl_seconds) => {
  const core = new BridgeCore(new FakeWorld());
  const { request } = core.requestAccess({ agent_id: 'a', scopes: ['page:act'], roots: [], reason: '' });
  expect(() => core.approve({ request_id: request.request_id, ttl_seconds }, 'test')).toThrow('ttl_seconds');
  expect(core.sessions.list()).toEqual([]);
});
