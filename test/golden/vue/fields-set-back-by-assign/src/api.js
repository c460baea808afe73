export const getUsers = (params) => fetch(`/api/users?${new URLSearchParams(params)}`).then((response) => response.json())
