import { createSlice } from '@reduxjs/toolkit';

const uiSlice = createSlice({
  name: 'ui',
  initialState: { view: 'home', open: false, kind: null },
  reducers: {
    setView(state, action) {
      state.view = action.payload;
    },
    openForm: (state, { payload }) => ({ ...state, open: true, kind: payload }),
  },
});

export const { setView, openForm } = uiSlice.actions;
export const selectView = (state) => state.ui.view;
