/** A small app whose buttons are one picture only: nothing in them identifies one. */
export interface IconApp {
  files: Record<string, string>;
  /** Where its page is. */
  path: string;
  /** What each button's handler is called and what the page then says. */
  does: Record<string, string>;
  /** Handlers of buttons whose component hands no attribute on. */
  deaf: string[];
}

const picture = (path: string): string => `<svg viewBox="0 0 8 8"><path d="${path}" /></svg>`;
const windows = (text: string): string => text.replaceAll('\n', '\r\n');
const mark = '\uFEFF';

const vitePage = (title: string, root: string, main: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>${title}</title><link rel="icon" href="data:," /></head>
  <body><div id="${root}"></div><script type="module" src="/src/${main}"></script></body>
</html>
`;

const react: IconApp = {
  path: '/',
  does: { playSong: 'Playing', stopSong: 'Stopped', skipSong: 'Skipped', raiseSound: 'Louder' },
  deaf: ['muteSound', 'lowerSound'],
  files: {
    'package.json': '{ "type": "module", "dependencies": { "react": "*", "react-dom": "*", "vite": "*" } }\n',
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
    'index.html': vitePage('Player', 'root', 'main.jsx'),
    'src/main.jsx': `import { createRoot } from 'react-dom/client';
import { Player } from './player';

createRoot(document.getElementById('root')).render(<Player />);
`,
    'src/icon-button.tsx': `import type { ComponentProps } from 'react';

export function IconButton({ path, ...rest }: { path: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="icon" {...rest}>
      <svg viewBox="0 0 8 8"><path d={path} /></svg>
    </button>
  );
}

export function DeafButton({ path, onPress }: { path: string; onPress: () => void }) {
  return <button type="button" onClick={onPress}><svg viewBox="0 0 8 8"><path d={path} /></svg></button>;
}
`,
    'src/player.tsx': windows(`import { useState } from 'react';
import { DeafButton, IconButton } from './icon-button';

export function Player() {
  const [said, setSaid] = useState('Ready');
  const playSong = () => setSaid('Playing');
  const stopSong = () => setSaid('Stopped');
  const skipSong = () => setSaid('Skipped');
  const raiseSound = () => setSaid('Louder');
  const muteSound = () => setSaid('Muted');
  const lowerSound = () => setSaid('Softer');
  return (
    <main>
      <h1>Player</h1>
      <button onClick={playSong}>${picture('M0 0L8 4L0 8z')}</button><button
        type="button"
        onClick={stopSong}
      >${picture('M0 0L8 4L0 8z')}</button>
      <IconButton path="M0 0L8 4L0 8z" onClick={skipSong} />
      <IconButton path="M0 0L8 4L0 8z" onClick={raiseSound} />
      <DeafButton path="M0 0L8 4L0 8z" onPress={muteSound} />
      <DeafButton path="M0 0L8 4L0 8z" onPress={lowerSound} />
      <p role="status">{said}</p>
    </main>
  );
}
`),
  },
};

const vue: IconApp = {
  path: '/',
  does: { lightLamp: 'On', switchOff: 'Off', dimLight: 'Dimmed', blinkTwice: 'Blinking' },
  deaf: ['hideLamp', 'breakLamp'],
  files: {
    'package.json': '{ "type": "module", "dependencies": { "vue": "*", "vite": "*" } }\n',
    'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()] };
`,
    'index.html': vitePage('Lamp', 'app', 'main.js'),
    'src/main.js': `import { createApp } from 'vue';
import App from './App.vue';

createApp(App).mount('#app');
`,
    'src/IconButton.vue': `<script setup lang="ts">
defineProps<{ path: string }>();
</script>

<template>
  <button type="button"><svg viewBox="0 0 8 8"><path :d="path" /></svg></button>
</template>
`,
    'src/DeafButton.vue': `<script setup lang="ts">
defineProps<{ path: string }>();
defineOptions({ inheritAttrs: false });
const emit = defineEmits<{ press: [] }>();
</script>

<template>
  <button type="button" @click="emit('press')"><svg viewBox="0 0 8 8"><path :d="path" /></svg></button>
</template>
`,
    'src/App.vue':
      mark +
      windows(`<script setup lang="ts">
import { ref } from 'vue';
import DeafButton from './DeafButton.vue';
import IconButton from './IconButton.vue';

const said = ref('Ready');
function lightLamp() { said.value = 'On'; }
function switchOff() { said.value = 'Off'; }
function dimLight() { said.value = 'Dimmed'; }
function blinkTwice() { said.value = 'Blinking'; }
function hideLamp() { said.value = 'Hidden'; }
function breakLamp() { said.value = 'Broken'; }
</script>

<template>
  <main>
    <h1>Lamp</h1>
    <button @click="lightLamp">${picture('M0 0L8 4L0 8z')}</button>
    <button
      type="button"
      @click="switchOff"
    >${picture('M0 0L8 4L0 8z')}</button>
    <IconButton path="M0 0L8 4L0 8z" @click="dimLight" /><IconButton path="M0 0L8 4L0 8z" @click="blinkTwice" />
    <DeafButton path="M0 0L8 4L0 8z" @press="hideLamp" />
    <DeafButton path="M0 0L8 4L0 8z" @press="breakLamp" />
    <p role="status">{{ said }}</p>
  </main>
</template>
`),
  },
};

const html: IconApp = {
  path: '/index.html',
  does: { startClock: 'Running', stopClock: 'Stopped', turnBack: 'Back at noon' },
  deaf: [],
  files: {
    'index.html':
      mark +
      windows(`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Clock</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>Clock</h1>
    <button onclick=startClock()>${picture('M0 0L8 4L0 8z')}</button><BUTTON
      class="wide"
      onclick="stopClock()">${picture('M0 0L8 4L0 8z')}</BUTTON>
    <button onclick="turnBack()">${picture('M0 0L8 4L0 8z')}</button>
    <p role="status">Ready</p>
    <script>
      const say = (text) => { document.querySelector('[role=status]').textContent = text; };
      function startClock() { say('Running'); }
      function stopClock() { say('Stopped'); }
      function turnBack() { say('Back at noon'); }
    </script>
  </body>
</html>
`),
  },
};

export const iconApps = { react, vue, html };
