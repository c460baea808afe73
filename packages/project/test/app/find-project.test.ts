import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';
import { findProject } from '../../src/app/find-project.js';
import { tempFolder } from '../temp-folder.js';
import { frameworks } from '../frameworks.js';

const manifest = (dependencies: Record<string, string>, scripts: Record<string, string> = {}): string =>
  JSON.stringify({ dependencies, scripts });

describe('findProject', () => {
  it('finds a React app on Vite with its config, harness and webmcp config', () => {
    const root = tempFolder({
      'package.json': manifest({ react: '19', vite: '8' }),
      'vite.config.ts': 'export default {}',
      'webmcp.harness.ts': '',
      'webmcp.config.mjs': '',
    });
    expect(findProject(root, frameworks)).toEqual({
      root,
      frameworks: ['react'],
      devServer: 'vite',
      viteConfig: join(root, 'vite.config.ts'),
      harnessFile: join(root, 'webmcp.harness.ts'),
      configFile: join(root, 'webmcp.config.mjs'),
      dependencies: { react: '19', vite: '8' },
      packages: [],
    });
  });

  it.each([
    ['next', { next: '16', react: '19' }, ['react'], 'command'],
    ['nuxt', { nuxt: '4' }, ['vue'], 'command'],
    ['Quasar CLI, which has Vite inside', { '@quasar/app-vite': '2', vue: '3', vite: '8' }, ['vue'], 'command'],
    ['Quasar as a Vite plugin', { '@quasar/vite-plugin': '2', vue: '3', vite: '8' }, ['vue'], 'vite'],
    ['webpack', { react: '19', 'webpack-dev-server': '5' }, ['react'], 'command'],
  ])('%s', (_, dependencies, names, devServer) => {
    const root = tempFolder({ 'package.json': manifest(dependencies as Record<string, string>, { dev: 'x' }) });
    const found = findProject(root, frameworks);
    expect({ frameworks: found.frameworks, devServer: found.devServer }).toEqual({ frameworks: names, devServer });
    expect(found.suggestedCommand).toBe(devServer === 'command' ? 'npm run dev' : undefined);
  });

  it.each([
    [{ dev: 'turbo run dev', start: 'next start' }, 'dev'],
    [{ start: 'next start', develop: 'next dev -p 4000' }, 'develop'],
    [{ build: 'next build', start: 'next start', 'app:up': 'NODE_ENV=development next dev' }, 'app:up'],
    [{ 'dev:debug': 'next dev --inspect', dev: 'next dev' }, 'dev'],
    [{ build: 'next build' }, undefined],
  ])('%j is started by the script %s', (scripts, name) => {
    const root = tempFolder({ 'package.json': manifest({ next: '16', react: '19' }, scripts) });
    expect(findProject(root, frameworks).suggestedCommand).toBe(name && `npm run ${name}`);
  });

  it('finds plain HTML in a folder with HTML files, and one folder down', () => {
    expect(findProject(tempFolder({ 'doctors.html': '<p>' }), frameworks)).toMatchObject({
      frameworks: ['html'],
      devServer: 'static',
    });
    expect(findProject(tempFolder({ 'pages/doctors.html': '<p>' }), frameworks)).toMatchObject({
      frameworks: ['html'],
      devServer: 'static',
    });
  });

  it('finds nothing in an empty folder, whatever its parent contains', () => {
    const above = tempFolder({ 'package.json': manifest({ react: '19' }), 'vite.config.ts': '', 'app/readme.md': '' });
    expect(findProject(join(above, 'app'), frameworks)).toEqual({
      root: join(above, 'app'),
      frameworks: [],
      devServer: 'none',
      dependencies: {},
      packages: [],
    });
  });

  it('refuses a root that is no folder, and names a damaged package.json', () => {
    const root = tempFolder({ 'package.json': '{ "name": ' });
    expect(() => findProject(join(root, 'nowhere'), frameworks)).toThrowError(ProblemError);
    expect(() => findProject(join(root, 'nowhere'), frameworks)).toThrowError(/nowhere is not a folder/);
    expect(() => findProject(root, frameworks)).toThrowError(/package\.json is not valid JSON/);
  });
});
