import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';

test('react-hook-form: Controller gives the field inside its name', () => {
  const app = readReact(
    '<Controller name="age" control={control} render={({ field }) => <input aria-label="Age" type="number" {...field} />} />',
    `import { Controller } from 'react-hook-form';`,
  );
  expect(app.intent('Age')).toMatchObject({ control: 'number', name: 'age' });
});
