import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

test('MobX: observer returns the component that it receives', () => {
  const imports = `import { observer } from 'mobx-react-lite'; const Box = observer(() => <button onClick={save}>Save</button>);`;
  expect(controlsOf(readReact('<Box />', imports))).toBe('button Save');
});
