// The page of a build loads this module beside the loader, if the manifest of its app is split.
export { fetchParts } from './loader/fetch-parts.js';
