import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const slice = (reducer: string, more = ''): string => `import { createSlice } from '@reduxjs/toolkit';
  const slice = createSlice({ name: 'ui', initialState: { view: 'home' }, reducers: { go: ${reducer} }, ${more} });
  export const { go } = slice.actions;`;

const handler = (files: Record<string, string>, press: string): string => {
  const page = `import { useDispatch } from 'react-redux';
    import { go } from './slice';
    export const Page = () => {
      const dispatch = useDispatch();
      return <button onClick={() => ${press}} />;
    };`;
  const lines = showRoot({ 'page.tsx': page, ...files }).map((line) => line.trim());
  return lines.find((line) => line.startsWith('onClick')) ?? '';
};

test.each([
  ['changes the state in place', '(state, action) => { state.view = action.payload; }'],
  ['returns a new state', '(state, { payload }) => ({ ...state, view: payload })'],
])('an action of a slice whose reducer %s sets the member of the slice', (_, reducer) => {
  expect(handler({ 'slice.ts': slice(reducer) }, "dispatch(go('stock'))")).toContain('$redux.ui.view := "stock"');
});

test('an action of another maker sets nothing, and the payload that a reducer prepares is unknown', () => {
  const other = "import { createAction } from 'kit'; export const go = createAction('go');";
  expect(handler({ 'slice.ts': other }, "dispatch(go('stock'))")).not.toContain('$redux');
  const prepared = slice('{ reducer: (state, action) => { state.view = action.payload; }, prepare: (x) => x }');
  expect(handler({ 'slice.ts': prepared }, "dispatch(go('stock'))")).toMatch(/\$redux\.ui\.view := (?!"stock")/);
});
