import { combineReducers, createStore } from 'redux';

const texts = { en: { title: 'Task', add: 'Add a task' }, de: { title: 'Aufgabe', add: 'Aufgabe hinzufügen' } };

const language = (state = { current: 'en', texts }, action) => {
  switch (action.type) {
    case 'language':
      return { ...state, current: action.payload };
    default:
      return { ...state };
  }
};

/** The kinds never change. The tags do, so the first tag is no constant. */
const tasks = (state = { list: [], kinds: ['Home', 'Work'], tags: ['first'] }, action) => {
  switch (action.type) {
    case 'add':
      return { ...state, list: [...state.list, action.payload], tags: [...state.tags, action.payload.tag] };
    default:
      return state;
  }
};

/** The whole state may change, so that nothing of it is a constant. */
const rooms = (state = { names: ['Mill'] }, action) => (action.type === 'load' ? action.payload : state);

export const store = createStore(combineReducers({ language, tasks, rooms }));
export const selectTexts = (state) => state.language.texts[state.language.current];
