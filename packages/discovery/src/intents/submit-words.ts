/**
 * First words of buttons that carry out what the fields around them say. English only: evidence from state and handlers
 * comes first wherever there is some.
 */
export const submitFirstWords =
  /^(?:save|submit|send|apply|search|go!?$|find|update|sign (?:in|up|on)|sign-(?:in|up)|log ?(?:in|on)|register|subscribe|book|pay|check ?out$|confirm|calculate|convert|generate|join|post|publish|filter|done|ok|okay|yes|accept|agree|continue|next(?! page)|finish|place (?:an? |the |my |your )?order|request|import|upload|invite|translate|reply|comment|estimate|check (?:availability|in$|status|price)|verify|reset (?:my |your )?password|change (?:my |your )?password)(?![\p{L}\p{N}])/iu;

/** First words that say so too, but are as often on buttons that only begin something. */
export const beginningFirstWords =
  /^(?:add|create|new|start|set|insert|assign|move|rename|edit|delete|remove|close account|run|track|enter|order|buy|get|change)(?![\p{L}\p{N}])/iu;
