import { combineReducers, createStore } from 'redux';
import { CLEAR, SET_LANGUAGE } from './actions';

const language = (state = { current: 'en' }, action) => {
  switch (action.type) {
    case SET_LANGUAGE:
      return { ...state, current: action.payload };
    default:
      return { ...state };
  }
};

const books = (state = { all: [], shown: [] }, action) => {
  switch (action.type) {
    case CLEAR:
      return { ...state, all: [], shown: [] };
    default:
      return { ...state, shown: state.all.slice(0, 6) };
  }
};

export const store = createStore(combineReducers({ language, books }));
