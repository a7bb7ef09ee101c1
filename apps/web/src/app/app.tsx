import { Toaster } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { router } from './router.tsx'

export function App() {
  const { t } = useTranslation('layout')
  return (
    <>
      <RouterProvider router={router} />
      <Toaster regionLabel={t('notifications')} closeLabel={t('close')} />
    </>
  )
}
