import { createContext, useContext } from 'react'

/** The site's public origin (`https://group.example.edu`), the same on the server and in the browser. */
export const OriginContext = createContext('')

export const useOrigin = () => useContext(OriginContext)
