#!/usr/bin/env node
// Committed as plain JavaScript: npm links a bin only when its file is there before the build.
import { existsSync } from 'node:fs';

const main = new URL('./dist/webmcp.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('webmcp is not built yet. In its checkout run: npm run build');
  process.exitCode = 2;
}
