import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

const server = process.env.TALEGLOW_SERVER ?? 'http://127.0.0.1:3000'

/** Every browser the app runs in reads woff2: the fonts' second format would only double what is shipped. */
function dropWoffFallbacks(): Plugin {
  return {
    name: 'drop-woff-fallbacks',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource')) return null
      return code.replaceAll(/,\s*url\([^)]+\.woff\) format\('woff'\)/g, '')
    },
  }
}

export default defineConfig({
  plugins: [
    dropWoffFallbacks(),
    react(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:js|css|html|svg|json)$/,
      threshold: 1024,
    }),
  ],
  build: {
    // The content security policy allows no data: address.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: 'baseline-widely-available',
    rolldownOptions: {
      // The contracts are pure: what a page does not use of them stays out of it, and zod with it.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/contracts/') },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/media', '/healthz', '/readyz'].map((path) => [path, { target: server }]),
    ),
  },
})
