/** The documented names by which an app calls a translation library. */
export interface TranslatorLibrary {
  /** Functions that look a message up by its key. */
  translators?: readonly string[];
  /** Hooks and functions whose result is a translator, or contains a translator. */
  makers?: readonly TranslatorMaker[];
  /** Calls that receive the app's messages and settings. */
  setups?: readonly string[];
  /** Calls that receive a language and its messages, perhaps with a namespace between them. */
  bundles?: readonly string[];
  /** Members of a setup's options that contain the messages by language. */
  messages?: readonly MessageHolder[];
  /** Members of a setup's options that name the app's language, its fallback and its default namespaces. */
  settings?: { locale?: readonly string[]; fallback?: readonly string[]; namespaces?: readonly string[] };
}

/** A hook or function that makes translators, and the arguments that qualify their keys. */
export interface TranslatorMaker {
  name: string;
  /** The namespaces in which keys are looked up. */
  namespaces?: ArgumentPart;
  /** The prefix of every key; the first of these that is known. */
  prefix?: readonly ArgumentPart[];
  /** Messages of the component alone. */
  messages?: ArgumentPart;
}

/** An argument by its position, or a member of an argument. */
export interface ArgumentPart {
  argument: number;
  member?: string;
}

export interface MessageHolder {
  member: string;
  /** True if each language contains namespaces, and each namespace contains messages. */
  namespaced?: true;
}
