/**
 * First words of buttons that carry out what the fields around them say. English only: evidence from state and handlers
 * comes first wherever there is some.
 */
export const submitFirstWords =
  /^(?:save|submit|send|apply|search|go!?$|find|update|sign (?:in|up|on)|sign-(?:in|up)|log ?(?:in|on)|register|subscribe|book|pay|check ?out$|confirm|calculate|convert|generate|join|post|publish|filter|done|ok|okay|yes|accept|agree|continue|next(?! page)|finish|place (?:an? |the |my |your )?order|request|import|upload|invite|translate|reply|comment|estimate|check (?:availability|in$|status|price)|verify|reset (?:my |your )?password|change (?:my |your )?password)(?![\p{L}\p{N}])/iu;

/** First words that say so too, but are as often on buttons that only begin something. */
export const beginningFirstWords =
  /^(?:add|create|new|start|set|insert|assign|move|rename|edit|delete|remove|close account|run|track|enter|order|buy|get|change)(?![\p{L}\p{N}])/iu;

/**
 * Words of buttons that have somebody else say who one is, as "Sign in with GitHub": what stands in the fields beside
 * them is not read. "Sign in with your email" reads them.
 */
export const byOthersWords =
  /^(?:(?:sign|log) ?-?(?:in|on|up)|login|signup|register|continue|connect)\b.*\b(?:with|via|through|using) (?:amazon|apple|auth0|azure|bitbucket|discord|facebook|git ?hub|git ?lab|google|keycloak|linked ?in|metamask|microsoft|oauth|oidc|okta|openid|pass ?keys?|saml|slack|spotify|sso|steam|telegram|twitch|twitter|wallet|wechat|weibo|x$|yahoo|yandex)/iu;

/** First words of buttons that make or change something: a search beside them is another matter. */
export const otherThanSearchWords =
  /^(?:add|create|new|insert|edit|delete|remove|rename|move|assign|import|export|upload|download|invite|save|post|publish|subscribe|register)(?![\p{L}\p{N}])/iu;
